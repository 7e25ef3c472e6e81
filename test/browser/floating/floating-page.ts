export const CSS = `
button, a { display: inline-block; min-width: 44px; min-height: 44px; background: #fff; color: #222 }
.e-contact-buttons { position: fixed; inset-block-end: 10px; inset-inline-end: 10px; background: #fff }
.hidden-by-page { display: none }
.bar { position: fixed; inset: 0 0 auto; background: #fff }
.running { animation: run-past 9s linear infinite; display: inline-block }
@keyframes run-past { to { transform: translateX(-50px) } }
`
export const around = (body: string, dir = 'ltr'): string =>
  `<main dir="${dir}"><h1>Strona</h1><p><a href="/before">Przed</a></p>${body}<p><a id="after" href="/after">Po</a></p></main>`
