/** The type of a script that is held, which no browser runs. Its own, where it has one, stands in `data-skerry-type`. */
export const HELD = 'skerry/held'
