/** The same page in both frameworks: `h` makes an element, `page` is what is on it now, `change` says what else shall be. */
export const contents = (h, page, change) => [
  h('p', { key: 'buttons' }, [
    h('button', { key: 'slide', type: 'button', id: 'slide', onClick: () => change({ slides: page.slides > 2 ? 2 : 3 }) }, 'Trzeci slajd'),
    h('button', { key: 'order', type: 'button', id: 'order', onClick: () => change({ isReversed: !page.isReversed }) }, 'Kolejność'),
    h('button', { key: 'tab', type: 'button', id: 'tab', onClick: () => change({ hasPrice: !page.hasPrice }) }, 'Karta z ceną'),
    h('button', { key: 'all', type: 'button', id: 'all', onClick: () => change({ hasParts: !page.hasParts }) }, 'Wszystko'),
    h('button', { key: 'open', type: 'button', id: 'open', 'data-popup-open': 'zapisy' }, 'Zapisz się'),
  ]),
  ...(page.hasParts ? parts(h, page) : []),
]

function parts(h, { slides, isReversed, hasPrice }) {
  const names = ['Spokojnie.', 'Wietrznie.', 'Słonecznie.'].slice(0, slides)
  const settings = '{"slides_to_show":1,"navigation":"both"}'
  return [
    h(
      'div',
      { key: 'slider', 'data-widget': 'slider', 'aria-label': 'Opinie', 'data-settings': settings },
      (isReversed ? names.reverse() : names).map((name) => h('p', { key: name }, name)),
    ),
    h('div', { key: 'tabs', 'data-widget': 'tabs' }, [
      h('div', { key: 'list', 'data-tabs-list': '' }, [
        h('a', { key: 'rejs', href: '#rejs' }, 'Rejs'),
        ...(hasPrice ? [' ', h('a', { key: 'cena', href: '#cena' }, 'Cena')] : []),
      ]),
      h('section', { key: 'rejs', id: 'rejs' }, 'Trzy dni na wodzie.'),
      ...(hasPrice ? [h('section', { key: 'cena', id: 'cena' }, 'Dziewięćset złotych.')] : []),
    ]),
    h('section', { key: 'popup', 'data-widget': 'popup', id: 'zapisy', hidden: true, 'aria-label': 'Zapisy' }, [
      h('p', { key: 'text' }, `Opinii jest ${slides}.`),
    ]),
  ]
}

export const atFirst = { slides: 3, isReversed: false, hasPrice: false, hasParts: true }
