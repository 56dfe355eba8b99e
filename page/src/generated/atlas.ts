// The words of the page. Made from the languages of wythoff-show: cargo run -p wythoff-web --bin words
type Value = number | string;

const plural = (code: string, count: Value, cases: Record<string, string> & { other: string }): string =>
  cases[new Intl.PluralRules(code).select(Number(count))] ?? cases.other;

const en = {
  tag: `en`,
  name: `English`,
  speak: `Switch to English`,
  title: `Atlas of two-pile games`,
  tagline: ({ games, proved }: { games: Value; proved: Value }) => `${games} games, ${proved} of them with a theorem that holds for all sizes.`,
  skip: `Skip to the list`,
  theme: `Light or dark`,
  query: `Search`,
  hint: `Words that must all be true: numeration:fibonacci, states<10, misere, normal, proved, exhausted, words:mex, tier=2; any other word must stand in the rules. Press / to come here.`,
  wrong: ({ found }: { found: Value }) => `Expected a comparison as in states<10, found “${found}”.`,
  found: ({ count }: { count: Value }) => `Games: ${count}`,
  nothing: `No game is like that.`,
  list: `Games`,
  states: ({ count }: { count: Value }) => `${plural("en", count, { one: `1 state`, other: `${count} states` })}`,
  results: {
    proved: `proved`,
    exhausted: `nothing left to try`,
    overBudget: `over budget`,
    refused: `refused`,
    crashed: `crashed`,
  },
  misere: `last stone loses`,
  normal: `last stone wins`,
  picture: ({ size }: { size: Value }) => `The losing positions with piles below ${size}; the first pile goes right, the second down.`,
  theorem: `Theorem`,
  automaton: ({ numeration, states }: { numeration: Value; states: Value }) => `Proved for all sizes by an automaton that reads the digits of both piles: ${numeration}, ${states}.`,
  open: ({ reason, result }: { reason: Value; result: Value }) => `No theorem was found (${result}: ${reason}).`,
  rules: `Rules`,
  copy: `Copy`,
  copied: `Copied`,
  lab: `Open in the laboratory`,
  terminal: `On the command line`,
  same: ({ count }: { count: Value }) => `Games with the same losing positions below 200: ${count}`,
  choose: `Choose a game.`,
  footer: `One file, no network. The laboratory is wythoff.html, in the same folder.`,
};

export type Dictionary = typeof en;

const zh: Dictionary = {
  tag: `zh-Hans`,
  name: `中文`,
  speak: `切换到中文`,
  title: `两堆小游戏图鉴`,
  tagline: ({ games, proved }: { games: Value; proved: Value }) => `共 ${games} 个游戏，其中 ${proved} 个有对任意大小都成立的定理。`,
  skip: `跳到列表`,
  theme: `浅色或深色`,
  query: `搜索`,
  hint: `填若干个词，须全部满足：numeration:fibonacci、states<10、misere、normal、proved、exhausted、words:mex、tier=2；其他的词须出现在规则里。按 / 键回到这里。`,
  wrong: ({ found }: { found: Value }) => `应为比较，如 states<10，实为“${found}”。`,
  found: ({ count }: { count: Value }) => `游戏：${count}`,
  nothing: `没有这样的游戏。`,
  list: `游戏`,
  states: ({ count }: { count: Value }) => `${count} 个状态`,
  results: {
    proved: `已证明`,
    exhausted: `已无可试`,
    overBudget: `超出预算`,
    refused: `被否定`,
    crashed: `程序出错`,
  },
  misere: `取最后一颗者输`,
  normal: `取最后一颗者赢`,
  picture: ({ size }: { size: Value }) => `两堆都小于 ${size} 的必败态；第一堆向右，第二堆向下。`,
  theorem: `定理`,
  automaton: ({ numeration, states }: { numeration: Value; states: Value }) => `对任意大小的局面均已证明：有一个自动机逐位读两堆的数字来判定，${numeration}，${states}。`,
  open: ({ reason, result }: { reason: Value; result: Value }) => `没有找到定理（${result}：${reason}）。`,
  rules: `规则`,
  copy: `复制`,
  copied: `已复制`,
  lab: `在实验室中打开`,
  terminal: `在命令行中`,
  same: ({ count }: { count: Value }) => `200 以内必败态相同的游戏：${count}`,
  choose: `请选择一个游戏。`,
  footer: `只有一个文件，不联网。实验室是同一目录下的 wythoff.html。`,
};

export const dictionaries = { en, zh };

export type Language = keyof typeof dictionaries;
