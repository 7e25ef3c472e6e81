import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterQueue } from '../base/queue'
import { detach } from '../dom/move'
import { createWriters } from '../dom/writers'
import { number } from '../settings/fields'
import { liveIslands, observe, scan, scanFirst, setWidgets, unmount } from './scan'
import type { Start, Widget } from './widget'

/** Lets observers run, then waits until the queue is empty. */
const settle = async () => {
  for (let i = 0; i < 3; i++) {
    await new Promise((done) => setTimeout(done, 2))
    await new Promise<void>((done) => afterQueue(done))
  }
}
const mounted: string[] = []
const start: Start<{ n: number }> = (host, settings) => {
  const writers = createWriters()
  writers.set(host, { '.on': true })
  mounted.push(`${host.id}:${settings.n}`)
  return () => {
    mounted.push(`-${host.id}`)
    writers.stop()
  }
}
const box: Widget = { name: 'box', match: '.box', when: 'now', load: () => ({ start, settings: { n: number(1) } }) }
const broken: Widget = {
  name: 'broken',
  match: '.broken',
  when: 'now',
  load: () => ({
    start: () => {
      throw new Error('boom')
    },
  }),
}
const off: Widget = { name: 'off', match: '.off', shouldMount: (raw) => raw.n, when: 'now', load: () => ({ start }) }

beforeEach(() => {
  mounted.length = 0
  setWidgets([box, broken, off])
})
afterEach(() => {
  unmount()
  document.body.replaceChildren()
})

describe('scan', () => {
  it('mounts each matching element once, with its settings, however often it runs', async () => {
    document.body.innerHTML = `<div class="box" id="a" data-settings='{"n":"4"}'><p class="box" id="b"></p></div><div class="off"></div>`
    scan()
    scan()
    scan(document.getElementById('b') as HTMLElement)
    await settle()
    expect(mounted).toEqual(['a:4', 'b:1'])
    expect(
      liveIslands()
        .map((i) => `${i.widget.name} ${i.state}`)
        .sort(),
    ).toEqual(['box mounted', 'box mounted', 'off off'])
  })
  it('yields while examining a large page, and does not start removed elements', async () => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    let looked = 0
    // How many were examined at each yield: a slice starts with one (its own reset) and ends with one.
    const perTurn: number[] = []
    vi.stubGlobal('scheduler', {
      yield: () => {
        perTurn.push(looked)
        return new Promise((done) => setTimeout(done))
      },
    })
    const slow: Widget = {
      name: 'slow',
      match: '.box',
      when: 'now',
      shouldMount: () => {
        looked++
        now += 3
      },
      load: () => ({ start }),
    }
    setWidgets([slow])
    document.body.innerHTML = `${'<div class="box"></div>'.repeat(9)}<main><div class="box"></div></main><p class="box"></p>`
    scan()
    expect(looked).toBe(0)
    unmount(document.querySelector('main') as Element)
    document.querySelector('p')?.remove()
    await settle()
    await settle()
    expect(looked).toBe(9)
    expect(perTurn).toEqual([0, 3, 3, 6, 6, 9, 9])
  })
  it('reports a failing island once, and mounts the others', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    document.body.innerHTML = '<div class="broken box" id="x1"></div><div class="box" id="c"></div>'
    const onError = vi.fn()
    document.body.addEventListener('skerry:error', onError)
    scan()
    await settle()
    expect(mounted).toEqual(['x1:1', 'c:1'])
    expect(error).toHaveBeenCalledTimes(1)
    expect(onError.mock.calls[0]?.[0].detail.name).toBe('broken')
    expect(liveIslands().find((i) => i.widget === broken)?.state).toBe('failed')
  })
  it('unmounts only within the given root, and restores its markup', async () => {
    document.body.innerHTML = '<main><div class="box" id="a"></div></main><div class="box" id="b"></div>'
    const before = document.body.cloneNode(true)
    scan()
    await settle()
    unmount(document.querySelector('main') as HTMLElement)
    expect([document.getElementById('a')?.className, document.getElementById('b')?.className]).toEqual(['box', 'box on'])
    unmount()
    expect(document.body.isEqualNode(before)).toBe(true)
    expect(liveIslands()).toEqual([])
  })
  it('leaves the builder’s markup alone if the builder’s runtime is running', async () => {
    setWidgets([box], undefined, true)
    const theirs = [
      '<div class="elementor-element" data-element_type="widget"><i class="box"></i></div>',
      // Newer builders' elements, which may be outside the builder's documents.
      '<div class="box" data-e-type="e-tabs"></div>',
      '<button class="box" data-action-link="#elementor-action"></button>',
      '<i class="box" id="elementor-interactions-data"></i>',
    ]
    document.body.innerHTML = `${theirs.join('')}<div class="box" id="ours"></div>`
    scan()
    await settle()
    expect(mounted).toEqual(['ours:1'])
  })
  it('does not start the contents of a closed popup', async () => {
    document.body.innerHTML =
      '<div data-elementor-type="popup"><i class="box" id="asleep"></i></div><div class="elementor-popup-modal"><div data-widget="popup"><i class="box" id="awake"></i></div></div>'
    scan()
    await settle()
    expect(mounted).toEqual(['awake:1'])
  })
})

describe('observe', () => {
  it('mounts added elements, unmounts removed ones, and keeps moved or temporarily detached ones', async () => {
    document.body.innerHTML = '<main></main><aside></aside>'
    const [main, aside] = [...document.body.children] as [HTMLElement, HTMLElement]
    const stop = observe()
    main.innerHTML = '<section><div class="box" id="a"></div></section>'
    await settle()
    expect(mounted).toEqual(['a:1'])
    aside.append(main.firstElementChild as Element)
    await settle()
    expect(mounted).toEqual(['a:1'])
    const back = detach(aside.firstElementChild as Element)
    await settle()
    expect(mounted).toEqual(['a:1'])
    back()
    aside.replaceChildren()
    await settle()
    expect(mounted).toEqual(['a:1', '-a'])
    stop()
    main.innerHTML = '<div class="box" id="late"></div>'
    await settle()
    expect(mounted).toEqual(['a:1', '-a'])
  })

  it('loads a group’s declarations once one of its elements is found, and mounts their matches', async () => {
    const load = vi.fn(async () => [{ ...box, match: '.rare' }])
    setWidgets([broken], { match: '.rare', load })
    document.body.innerHTML = '<p></p>'
    scan()
    await settle()
    expect(load).not.toHaveBeenCalled()
    document.body.innerHTML = '<div class="rare" id="r1"></div><div class="rare" id="r2"></div>'
    scan()
    await settle()
    expect(mounted).toEqual(['r1:1', 'r2:1'])
    const calls = load.mock.calls.length
    scan()
    await settle()
    expect([load.mock.calls.length, mounted.length]).toEqual([calls, 2])
  })
  it('queries the page once, even if a group is loaded meanwhile', async () => {
    setWidgets([broken], { match: '.rare', load: async () => [{ ...box, match: '.rare' }] })
    document.body.innerHTML = '<div class="rare" id="r1"></div><div class="rare" id="r2"></div>'
    const ask = vi.spyOn(Object.getPrototypeOf(document), 'querySelectorAll')
    scan()
    await settle()
    expect(mounted).toEqual(['r1:1', 'r2:1'])
    expect(ask).toHaveBeenCalledTimes(1)
    ask.mockRestore()
  })
  it('mounts first-view widgets before all else, even further down, and the other widgets of their hosts later', async () => {
    setWidgets([box, { ...box, name: 'first', match: '.first', when: 'first' }])
    document.body.innerHTML = '<div class="box" id="a"></div><div class="box first" id="b"></div>'
    scanFirst()
    scan()
    await settle()
    expect(liveIslands().map(({ host, widget }) => `${host.id} ${widget.name}`)).toEqual(['b first', 'a box', 'b box'])
  })
  it('retries a failed group at the next scan, and forgets it if the page is unmounted meanwhile', async () => {
    let isOffline = true
    const load = async () => {
      if (isOffline) throw new Error('offline')
      return [{ ...box, match: '.rare' }]
    }
    const group = { match: '.rare', load }
    setWidgets([broken], group)
    document.body.innerHTML = '<div class="rare" id="r"></div>'
    scan()
    await settle()
    expect(mounted).toEqual([])
    isOffline = false
    scan()
    setWidgets([])
    await settle()
    expect(mounted).toEqual([])
    setWidgets([broken], group)
    scan()
    await settle()
    expect(mounted).toEqual(['r:1'])
  })
})
