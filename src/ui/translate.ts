/** The text in the language of `el`: Polish where the page declares that language, else English. */
export function translate([english, polish]: readonly [string, string], el: Element): string {
  return el.matches(':lang(pl)') ? polish : english
}
