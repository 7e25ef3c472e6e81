/** The same page in both frameworks: `h` makes an element, `page` is what is on it now, `change` says what else shall be. */
export const contents = (h, page, change) => [
  h('p', { key: 'buttons' }, [
    h('button', { key: 'slide', type: 'button', id: 'slide', onClick: () => change({ slides: page.slides > 2 ? 2 : 3 }) }, 'Third slide'),
    h('button', { key: 'order', type: 'button', id: 'order', onClick: () => change({ isReversed: !page.isReversed }) }, 'Order'),
    h('button', { key: 'tab', type: 'button', id: 'tab', onClick: () => change({ hasPrice: !page.hasPrice }) }, 'Tab with the price'),
    h('button', { key: 'all', type: 'button', id: 'all', onClick: () => change({ hasParts: !page.hasParts }) }, 'Everything'),
    h('button', { key: 'open', type: 'button', id: 'open', 'data-popup-open': 'sign-up' }, 'Sign up'),
  ]),
  ...(page.hasParts ? parts(h, page) : []),
]

function parts(h, { slides, isReversed, hasPrice }) {
  const names = ['Calmly.', 'Windy.', 'Sunny.'].slice(0, slides)
  const settings = '{"slides_to_show":1,"navigation":"both"}'
  return [
    h(
      'div',
      { key: 'slider', 'data-widget': 'slider', 'aria-label': 'Reviews', 'data-settings': settings },
      (isReversed ? names.reverse() : names).map((name) => h('p', { key: name }, name)),
    ),
    h('div', { key: 'headline', 'data-widget': 'animated-headline', 'data-settings': '{"animation_type":"flip","loop":"yes"}' }, [
      h('h2', { key: 'text' }, [
        'They say: ',
        h(
          'span',
          { key: 'words', 'data-headline-words': '' },
          names.map((name) => h('b', { key: name }, `${name} `)),
        ),
      ]),
    ]),
    h('p', { key: 'countdown', 'data-widget': 'countdown' }, [
      h('time', { key: 'time', dateTime: isReversed ? '2045-06-21' : '2031-06-21' }, `21 June ${isReversed ? 2045 : 2031}`),
    ]),
    h('div', { key: 'tabs', 'data-widget': 'tabs' }, [
      h('div', { key: 'list', 'data-tabs-list': '' }, [
        h('a', { key: 'trip', href: '#trip' }, 'Trip'),
        ...(hasPrice ? [' ', h('a', { key: 'price', href: '#price' }, 'Price')] : []),
      ]),
      h('section', { key: 'trip', id: 'trip' }, 'Three days on the water.'),
      ...(hasPrice ? [h('section', { key: 'price', id: 'price' }, 'Nine hundred.')] : []),
    ]),
    h('section', { key: 'popup', 'data-widget': 'popup', id: 'sign-up', hidden: true, 'aria-label': 'Sign-up' }, [
      h('p', { key: 'text' }, `There are ${slides} reviews.`),
    ]),
  ]
}

export const atFirst = { slides: 3, isReversed: false, hasPrice: false, hasParts: true }
