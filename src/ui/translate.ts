/** The text in the language of `el`: English, or Polish for pages that say they are. */
export function translate([english, polish]: readonly [string, string], el: Element): string {
  return el.matches(':lang(pl)') ? polish : english
}
