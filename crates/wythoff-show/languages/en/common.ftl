list-comma = { $list }, { $item }
list-and = { $list } and { $item }

quoted = "{ $text }"
number-shortened = { $start }…{ $end } ({ $digits } digits)
number-length = ({ $digits } digits)
