import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { followAddress } from '../../../src/app/store/address.ts'
import { project } from '../../../src/app/store/project.ts'
import { fragmentOfLocation, readAddress } from '../../../src/app/store/read-address.ts'
import { decodeLink, encodePlan } from '../../../src/codec/index.ts'
import { defaultPlan, type Plan } from '../../../src/engine/index.ts'
import { cases, some } from '../../cases.ts'
import { largePlan, mostArrays, plans, typicalPlan } from '../../codec/plans.ts'

const withArrays = { ...typicalPlan, ownArrays: mostArrays((at) => `Shelf ${at}`).slice(0, 3) }
const real = { typical: typicalPlan, large: largePlan, 'with own arrays': withArrays }

/** The plan that a fragment opens, or why it opens none; null where it brings no code. */
function openedBy(fragment: string) {
  const { code } = readAddress(fragment)
  if (code === null) return null
  const opened = decodeLink(code)
  if (!opened.ok) return opened
  const { plans, leftOut, code: found } = opened
  return { ...plans[0], leftOut, code: found }
}

const start = project.getInitialState()
afterEach(() => {
  project.setState(start, true)
  vi.unstubAllGlobals()
})

/** Opens an address in a window that has seen nothing before. */
async function openWindow(location: Partial<Location>) {
  vi.stubGlobal('PerformanceNavigationTiming', class {})
  vi.stubGlobal('location', { hash: '', pathname: '/spindle/', search: '', ...location })
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() })
  vi.stubGlobal('setTimeout', vi.fn().mockReturnValue(1))
  vi.stubGlobal('window', { addEventListener: vi.fn() })
  await followAddress(false)
  const opened = project.getState()
  // It waits for ever now, and writes no address in another test.
  project.setState({ plan: { ...opened.plan } })
  return opened
}

/** What comes to stand behind a link in mails, chats and documents. */
const behind = [
  ...[
    '.',
    ',',
    ';',
    ':',
    '!',
    '?',
    ')',
    ']',
    '}',
    '>',
    '"',
    "'",
    '”',
    '’',
    '»',
    '*',
    '_',
    '__',
    '-',
    '|',
  ],
  ...[' ', '%20', '%20%20', '+', '\n', '%0A', '%0D%0A', '\t', '%09', '\u00a0', '%C2%A0'],
  ...[
    '\u200b',
    '%E2%80%8B',
    '\ufeff',
    '%EF%BB%BF',
    '\u200e',
    '%',
    '%2',
    '%E2%80',
    '=',
    '\\',
    '/',
    '#',
  ],
  ...[
    ').',
    '%3E',
    '%29.',
    '&gt;',
    '&amp;',
    '&utm_source=mail',
    '&utm_source=mail&x=Z',
    '?utm=1',
    '#top',
  ],
  ...[
    ' and tell me',
    '%20and%20tell%20me',
    '+and+tell+me',
    '.Thanks',
    '</a>',
    '">here',
    '\r\n> --\r\n',
  ],
]

/** What happens to a fragment as a whole. */
const recoded: Readonly<Record<string, (fragment: string) => string>> = {
  'its ? encoded': (one) => one.replace('?', '%3F'),
  'its ? encoded, in small letters': (one) => one.replace('?', '%3f'),
  'its = encoded': (one) => one.replace('p=', 'p%3D'),
  'its / encoded': (one) => one.replace('/', '%2F'),
  'its # encoded after another': (one) => `#%23${one.slice(1)}`,
  'its # doubled': (one) => `#${one}`,
  'all of it encoded': (one) => `#${encodeURIComponent(one.slice(1))}`,
  'all of it encoded twice': (one) => `#${encodeURIComponent(encodeURIComponent(one.slice(1)))}`,
  'its - and _ encoded': (one) => one.replaceAll('-', '%2D').replaceAll('_', '%5F'),
  'its & as in HTML': (one) => one.replace('?', '?x=1&amp;'),
  'something before the code': (one) => one.replace('?', '?utm_source=mail&'),
  'an & for the ?': (one) => one.replace('?', '&'),
  'no / before the page': (one) => one.replace('/', ''),
  'brackets around it': (one) => one.replace('p=', 'p=<').replace(/$/, '>'),
  'written for a mail of 7 bits': (one) => one.replace('p=', 'p=3D').replace(/.{60}/g, '$&=\r\n'),
  'broken into lines': (one) => one.replace(/(?<=p=.*)(.{40})/g, '$1\n'),
  'broken into lines, encoded': (one) => one.replace(/(?<=p=.*)(.{40})/g, '$1%0D%0A'),
  'broken into quoted lines': (one) => one.replace(/(?<=p=.*)(.{70})/g, '$1\n> '),
  'blanks inside': (one) => one.replace(/(?<=p=.*)(.{50})/g, '$1%20'),
  'pluses inside': (one) => one.replace(/(?<=p=.*)(.{50})/g, '$1+'),
  'what cannot be seen inside': (one) => one.replace(/(?<=p=.*)(.{30})/g, '$1\u200b\u00ad'),
}

const anyRecoded = fc.constantFrom((one: string) => one, ...Object.values(recoded))

describe.each(Object.entries(real))('the link of a plan: %s', (_name, plan) => {
  const { code, leftOut } = encodePlan(plan)
  const fragment = `#/plan?p=${code}`
  const whole = { ok: true, plan, leftOut, code }

  it.each(behind)('opens with %j behind it', (mark) => {
    expect(openedBy(fragment + mark)).toStrictEqual(whole)
    expect(readAddress(fragment + mark)).toMatchObject({ page: 'plan', unknown: null })
  })

  it.each(Object.entries(recoded))('opens with %s', (_how, recode) => {
    expect(recode(fragment)).not.toBe(fragment)
    expect(openedBy(recode(fragment))).toStrictEqual(whole)
    expect(readAddress(recode(fragment))).toMatchObject({ page: 'plan', unknown: null })
  })

  it('opens without the name of its code', () => {
    expect(openedBy(fragment.replace('p=', ''))).toStrictEqual(whole)
    expect(openedBy(fragment.slice(0, -1).replace('p=', ''))).toMatchObject({ ok: false })
    expect(openedBy(fragment.replace('p=', 'x=1&'))).toStrictEqual(whole)
  })

  it('opens no other plan, however it is damaged besides', () => {
    const place = fc.nat(code.length - 1)
    const damages = fc.oneof(
      fc
        .tuple(place, fc.constantFrom(...'AZaz09-_.+= %\n\u200b'))
        .map(([at, by]) => code.slice(0, at) + by + code.slice(at + 1)),
      place.map((at) => code.slice(0, at) + code.slice(at + 1)),
      place.map((at) => code.slice(0, at)),
      place.map((at) => code.slice(at + 1)),
      fc.tuple(place, place).map(([from, to]) => code.slice(0, from) + code.slice(to)),
      fc
        .tuple(place, fc.string({ maxLength: 3 }))
        .map(([at, more]) => code.slice(0, at) + more + code.slice(at)),
    )
    const opensNoOther = fc.property(
      damages,
      fc.constantFrom('', ...behind),
      anyRecoded,
      (damaged, mark, recode) => {
        const opened = openedBy(recode(`#/plan?p=${damaged}${mark}`))
        if (opened?.ok) expect(opened).toStrictEqual(whole)
        else if (damaged !== '') expect(['damaged', 'cut short']).toContain(opened?.problem.code)
      },
    )
    fc.assert(opensNoOther, { numRuns: cases(20, 20_000) })
  })
})

describe('the link of a plan with servers down', () => {
  const { code, leftOut } = encodePlan(typicalPlan)
  const fragment = `#/map?p=${code}&down=3,7&site=2`
  const whole = { ok: true, plan: typicalPlan, leftOut, code }
  const down = { lost: { servers: [3, 7], site: 2 }, unread: [] }

  it.each(behind)('opens with both and %j behind it', (mark) => {
    expect(openedBy(fragment + mark)).toStrictEqual(whole)
    expect(readAddress(fragment + mark)).toMatchObject({ page: 'plan', part: 'map', named: down })
  })

  it.each(Object.entries(recoded))('opens with %s', (_how, recode) => {
    expect(openedBy(recode(fragment))).toStrictEqual(whole)
  })

  it('opens in a window with the same servers down', async () => {
    expect(await openWindow({ hash: fragment })).toMatchObject({
      plan: typicalPlan,
      page: 'plan',
      focus: 'map',
      lost: { servers: [3, 7], site: 2, link: false, byHand: false },
    })
  })

  it('takes nothing down where its plan does not open', async () => {
    const damaged = fragment.replace(code, code.slice(2))
    expect(await openWindow({ hash: damaged })).toMatchObject({
      plan: defaultPlan,
      notice: { done: 'refused' },
      lost: { servers: [], site: null },
    })
  })
})

describe('a link that was encoded on its way', () => {
  it('opens its plan, or says why not: never the default plan in silence', async () => {
    const fragments = fc.property(
      plans.filter(({ ownArrays }) => ownArrays.length === 0),
      fc.constantFrom('', ...behind),
      fc.array(fc.constantFrom(...Object.values(recoded)), { maxLength: 3 }),
      (plan: Plan, mark, recodes) => {
        const fragment = `#/plan?p=${encodePlan(plan).code}${mark}`
        const opened = openedBy(recodes.reduce((one, recode) => recode(one), fragment))
        expect(opened).not.toBeNull()
        if (opened?.ok) expect(opened.plan).toStrictEqual(plan)
      },
    )
    fc.assert(fragments, { numRuns: cases(12, 5000) })
  })

  it('opens its plan, or says that it does not, whatever sign of the whole is damaged', () => {
    const { code } = encodePlan(typicalPlan)
    const fragment = `/plan?p=${code}&on=2026-01-15&by=0.1.0`
    const once = encodeURIComponent(fragment)
    const forms = [fragment, once, encodeURIComponent(once)]
    const signs = some([...'AZaz09-_.+=%&?#/ ', ''], 9)
    const silent = forms.flatMap((form) =>
      [...form].flatMap((_, at) =>
        signs.flatMap((by) => {
          const damaged = `#${form.slice(0, at)}${by}${form.slice(at + 1)}`
          const { code: found, unknown } = readAddress(damaged)
          return found === null && unknown === null ? [damaged] : []
        }),
      ),
    )
    expect(silent).toEqual([])
  })

  it.each([
    [
      'in the path',
      { pathname: `/spindle/%23/plan`, search: `?p=${encodePlan(typicalPlan).code}` },
    ],
    ['in the path, all', { pathname: `/spindle/%23/plan%3Fp%3D${encodePlan(typicalPlan).code}` }],
    ['without its fragment', { search: `?p=${encodePlan(typicalPlan).code}` }],
    ['as a fragment', { hash: `#%2Fplan%3Fp%3D${encodePlan(typicalPlan).code}` }],
    ['with more behind it', { hash: `#/plan?p=${encodePlan(typicalPlan).code}).` }],
  ])('opens in a window, %s', async (_where, location) => {
    expect(await openWindow(location)).toMatchObject({
      plan: typicalPlan,
      notice: { done: 'opened', from: 'link' },
    })
  })

  it.each([
    '#/plan?p=',
    '#/plan?p',
    '#/plan%3Fp%3D',
    '#/plan?p=1i65W',
    '#/plan?1i65WykvMTVWyUrIpTi7KLCixZ',
  ])('is refused where nothing of the plan is left: %s', async (hash) => {
    expect(await openWindow({ hash })).toMatchObject({
      plan: defaultPlan,
      notice: { done: 'refused' },
    })
  })

  it.each([
    ...['', '#', '#/', '#/plan', '#/plan?utm_source=mail', '#/plan?'],
    '#/plan?fbclid=IwAR0aBcDeFgHiJkLmNoPqRsTuVwXyz',
  ])('is none where it brings no plan: %j', async (hash) => {
    expect(await openWindow({ hash })).toMatchObject({ plan: defaultPlan, notice: null })
  })

  it('is read from the fragment of the address, if there is one', () => {
    const at = (parts: Partial<Location>) =>
      fragmentOfLocation({ ...location, hash: '', pathname: '/', search: '', ...parts })
    vi.stubGlobal('location', {})
    expect(at({ hash: '#/plan', search: '?p=1abcZ' })).toBe('#/plan')
    expect(at({ hash: '#', search: '?p=1abcZ' })).toBe('?p=1abcZ')
    expect(at({ search: '?lang=de' })).toBe('')
    expect(at({ search: '?fbclid=IwAR0aBcDeFgHiJkLmNoPqRsTuVwXyz' })).toBe('')
    const { code } = encodePlan(typicalPlan)
    for (const search of [`?q=${code}`, `?p%3D${code}`, `?p%3Z${code}`, `?${code}`])
      expect(at({ search })).toBe(search)
  })
})
