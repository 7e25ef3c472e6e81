import { pageRoot } from '../../base/document'
import { i18n } from '../../builder/page-config'
import { translate } from '../../ui/translate'

/** English, as the builder's defaults (contract core §1.4), and Polish for Polish pages. */
const TEXTS = {
  a11yCarouselWrapperAriaLabel: [
    'Carousel | Horizontal scrolling: Arrow Left & Right',
    'Karuzela | przewijanie strzałkami w lewo i w prawo',
  ],
  a11yCarouselPrevSlideMessage: ['Previous slide', 'Poprzedni slajd'],
  a11yCarouselNextSlideMessage: ['Next slide', 'Następny slajd'],
  a11yCarouselPaginationBulletMessage: ['Go to slide', 'Przejdź do slajdu'],
  chooseSlide: ['Choose a slide', 'Wybór slajdu'],
  pauseSlides: ['Pause automatic slide changes', 'Wstrzymaj automatyczną zmianę slajdów'],
  slideOf: ['of', 'z'],
  carousel: ['carousel', 'karuzela'],
  slide: ['slide', 'slajd'],
} as const

/** A text from the page's configuration, or ours in the language of `el`. */
export const sliderText = (key: keyof typeof TEXTS, el: Element = pageRoot()): string => i18n(key, translate(TEXTS[key], el))

/** The label of a row of stars. */
export const ratingText = (stars: number, of: number, el: Element): string =>
  translate([`Rated ${stars} out of ${of}`, `Ocena: ${stars} na ${of}`], el)
