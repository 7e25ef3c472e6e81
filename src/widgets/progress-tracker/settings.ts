import { choice, flag, type Infer, text } from '../../settings/fields'

export const settings = {
  type: choice(['horizontal', 'circular'], 'horizontal'),
  /** What is measured: the page, the first post's content, or what `selector` finds. */
  relative_to: choice(['entire_page', 'post_content', 'selector'], 'entire_page'),
  selector: text(),
  direction: choice(['ltr', 'rtl'], 'ltr'),
  percentage: flag(),
}
export type TrackerSettings = Infer<typeof settings>
