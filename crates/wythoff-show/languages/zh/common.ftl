list-comma = { $list }、{ $item }
list-and = { $list }、{ $item }

quoted = “{ $text }”
number-shortened = { $start }…{ $end }（共 { $digits } 位）
number-length = （共 { $digits } 位）
