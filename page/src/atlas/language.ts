// The language of the atlas.
import { dictionaries, type Dictionary, type Language } from "../generated/atlas";
import { speech } from "../speech";

export const { language, words, next, speak } = speech<Language, Dictionary>(dictionaries);
