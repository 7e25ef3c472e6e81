/** Settings that are read without a table of fields, or by one that says less: each is described here, where the source that reads it is named. */
import { choice, flag, number, responsive, size, text } from '../../../src/settings/fields'

/** widgets/off-canvas/show-panel.ts */
export const offCanvasAnimations = {
  /**
   * The animation with which the panel opens, such as `slideInRight`.
   * @example "slideInRight"
   */
  entrance_animation: responsive(text()),
  /**
   * The animation with which the panel closes. It has the name of an entrance, which is played backwards.
   * @example "slideInRight"
   */
  exit_animation: responsive(text()),
}

/** widgets/posts/is-masonry.ts */
export const masonry = {
  /**
   * Moves posts of different heights up into the gaps above them. In the builder’s posts widgets the name begins with the skin: `cards_masonry`.
   * @only builder
   */
  masonry: flag(),
}

/** widgets/drop-cap/widget.ts */
export const dropCap = {
  /** Makes the first letter of the text large. */
  drop_cap: flag(),
}

/** widgets/stretch/widget.ts */
export const stretchedSection = {
  /**
   * Makes the section as wide as the window, wherever it is.
   * @only builder
   */
  stretch_section: choice(['', 'section-stretched'], ''),
}

/** widgets/background/is-slideshow.ts, widgets/background-video/widget.ts */
export const kindOfBackground = {
  /**
   * What is behind the element. The builder’s elements need it; by hand you can leave it out.
   * @example "slideshow"
   * @values `"slideshow"`, `"video"`; others are CSS
   * @only builder
   */
  background_background: text(),
}

/** The builder's Pro carousels, reviews and slides: widgets/slider/options.ts, layouts.ts and thumbnails.ts. */
export const carousels = {
  /** How the widget looks: a row of slides, one large slide with thumbnails, or slides in perspective. */
  skin: choice(['carousel', 'slideshow', 'coverflow'], 'carousel'),
  /**
   * How many slides show at a time. Without it 3, on tablets 2, on phones 1; testimonials and reviews show 1.
   * @example 4
   */
  slides_per_view: responsive(number(3, 0.01, 50)),
  /**
   * How many slides the slider moves by.
   * @example 2
   */
  slides_to_scroll: responsive(number(1, 1, 50)),
  /**
   * The space between slides, in pixels.
   * @unit px
   * @example {"unit":"px","size":16}
   * @values `{"unit":"px","size":16}`
   */
  space_between: responsive(size()),
  /**
   * How many thumbnails show below a slideshow. Without it 5, on tablets 4, on phones 3.
   * @example 6
   * @with {"skin":"slideshow"}
   */
  slideshow_slides_per_view: responsive(number(5)),
  /**
   * Keeps the thumbnail of the current slide in the middle.
   * @with {"skin":"slideshow"}
   */
  centered_slides: flag(),
  /** Shows the arrows. */
  show_arrows: flag(true),
  /** What shows where the visitor is: `bullets`, a `fraction` such as 2 / 5, or a `progressbar`; nothing without it. */
  pagination: choice(['', 'bullets', 'fraction', 'progressbar'], ''),
  /** Goes on from the last slide to the first, and back. */
  loop: flag(),
  /** How slides change. */
  effect: choice(['slide', 'fade', 'cube', 'coverflow'], 'slide'),
  /** How slides change in the slides widget. */
  transition: choice(['slide', 'fade'], 'slide'),
  /**
   * Milliseconds that a change of slides takes.
   * @unit ms
   * @example 800
   */
  speed: number(500, 0, 60_000),
  /**
   * Milliseconds that a change of slides takes in the slides widget.
   * @unit ms
   * @example 800
   */
  transition_speed: number(500, 0, 60_000),
  /** Changes slides by itself, with a button to pause. For visitors who have asked for less motion it stays still. */
  autoplay: flag(),
  /**
   * Milliseconds between one change of slides and the next.
   * @unit ms
   * @example 8000
   */
  autoplay_speed: number(5000, 0, 2e9),
  /** Pauses autoplay while the mouse is over the slider. */
  pause_on_hover: flag(),
  /** Ends autoplay when visitors swipe or drag the slider. */
  pause_on_interaction: flag(),
}
