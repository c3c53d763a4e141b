import { act } from 'react'
import { project } from '../../src/app/store/project.ts'
import { difference, digest, isValued, linesOf, withoutDrawings } from './spoken.ts'
import { saved, settled } from './tab.tsx'

/** So many lines, and so many answers, of what a press changes are kept; the rest by their digest. */
const mostLines = 2
const mostAnswers = 4

const controls =
  'button, summary, input:not([type=file]), select, textarea, [role=grid] [tabindex="0"], nav a[href^="#/"]'

/** A control by its words, and the place of it among those of the same words. */
function nameOf(control: Element): string {
  const label =
    control instanceof HTMLInputElement || control instanceof HTMLSelectElement
      ? control.labels?.[0]?.textContent
      : null
  const words = control.getAttribute('aria-label') ?? label ?? control.textContent ?? ''
  return `${control.tagName.toLowerCase()} ${words.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}`
}

/** The text of what runs when a control is used; controls with the same text are of one kind. */
function handlerOf(control: Element): string {
  const [, props] = Object.entries(control).find(([key]) => key.startsWith('__reactProps$')) ?? []
  const parent = control.parentElement
  const handlers = Object.entries({ ...(props as Readonly<Record<string, unknown>>) })
    .filter(([key, value]) => /^on[A-Z]/.test(key) && typeof value === 'function')
    .map(([key, value]) => `${key} ${value}`)
  const isNamed = /Show the working|^About /.test(control.getAttribute('aria-label') ?? '')
  return [control.tagName, isNamed ? 'aid' : parent?.tagName, ...handlers].join(' ')
}

/** At most so many controls: one of each kind first, then others, both spread over the page. */
function chosen(all: readonly Element[], most: number): readonly Element[] {
  const kinds = new Map<string, Element>()
  for (const one of all) {
    const kind = handlerOf(one)
    if (!kinds.has(kind)) kinds.set(kind, one)
  }
  const firsts = [...kinds.values()]
  const others = all.filter((one) => !firsts.includes(one))
  const picked = new Set([
    ...spread(firsts, most),
    ...spread(others, Math.max(0, most - firsts.length)),
  ])
  return all.filter((one) => picked.has(one))
}

function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all
  return Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)]).filter(
    (one) => one !== undefined,
  )
}

/** Presses at most so many controls, one after the other, each from the same answers, and tells what each changes. */
export async function pressed(main: () => HTMLElement, most: number): Promise<readonly string[]> {
  const said: string[] = []
  const start = project.getState()
  let before = most > 0 ? linesOf(main()) : []
  const drawn = () => [...main().querySelectorAll(controls)]
  const picked = chosen(drawn(), most).map((control) => ({ control, name: nameOf(control) }))
  for (const { control: first, name } of picked) {
    // A press that leads to another page has all controls of this one drawn anew.
    const control = first.isConnected ? first : drawn().find((one) => nameOf(one) === name)
    if (!control) continue
    await act(async () => press(control))
    await settled(main())
    const after = linesOf(main())
    said.push(
      `> ${name}`,
      ...answered(start),
      ...saved.splice(0).map((name) => `= saved: ${name}`),
      ...changed(before, after),
    )
    before = after
    if (project.getState() === start) continue
    await act(async () => project.setState(start, true))
    await settled(main())
    before = linesOf(main())
  }
  return said
}

function changed(before: readonly string[], after: readonly string[]): readonly string[] {
  const { gone, come } = difference(before, after)
  const all = [...gone.map((one) => `- ${one}`), ...come.map((one) => `+ ${one}`)].filter(
    (one) => !one.includes('(looks '),
  )
  const valued = all.filter(isValued)
  const shown = [...(valued.length > 0 ? valued : all)].slice(0, mostLines)
  const rest = all.filter((one) => !shown.includes(one))
  return [
    ...shown.map((one) => withoutDrawings(one).slice(0, 120)),
    ...(rest.length > 0 ? [`… ${rest.length} more (${digest(rest.join('\n'))})`] : []),
  ]
}

/** Answers, page, focus, variants and history that differ from before. */
function answered(before: ReturnType<typeof project.getState>): readonly string[] {
  const now = project.getState()
  const keys = ['page', 'focus', 'plan', 'drafts', 'lost', 'notice', 'sizes', 'returnTo'] as const
  const leaves = (of: typeof now) =>
    new Map(
      keys.flatMap((key) => leavesOf(of[key], key)).concat(leavesOf(lengthsOf(of), 'project')),
    )
  const [one, other] = [leaves(before), leaves(now)]
  const all = [...new Set([...one.keys(), ...other.keys()])]
    .filter((key) => one.get(key) !== other.get(key))
    .map((key) => `= ${key}: ${one.get(key) ?? 'none'} → ${other.get(key) ?? 'none'}`)
  const rest = all.slice(mostAnswers)
  return [
    ...all.slice(0, mostAnswers),
    ...(rest.length > 0 ? [`= ${rest.length} more (${digest(rest.join('\n'))})`] : []),
  ]
}

/** How many variants there are before and after the one that is open, and how many edits can be taken back. */
function lengthsOf({ before, after, history, undone }: ReturnType<typeof project.getState>) {
  const lengths = { before, after, history, undone }
  return Object.fromEntries(Object.entries(lengths).map(([key, { length }]) => [key, length]))
}

/** Every value inside another, with the keys that lead to it. */
function leavesOf(value: unknown, path: string): readonly (readonly [string, string])[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : []
  if (inside.length > 0) return inside.flatMap(([key, one]) => leavesOf(one, `${path}.${key}`))
  return [[path, JSON.stringify(value)?.slice(0, 60) ?? 'none']]
}

function press(control: Element): void {
  if (control instanceof HTMLSelectElement) {
    const next = (control.selectedIndex + 1) % control.options.length
    setNative(control, control.options[next]?.value ?? '', 'change')
  } else if (control instanceof HTMLTextAreaElement) {
    setNative(control, 'a\tb\n1', 'input')
  } else if (control instanceof HTMLInputElement && !/checkbox|radio|button/.test(control.type)) {
    control.focus()
    const { type, value, min, max } = control
    const otherEnd = value === max ? min : max
    setNative(control, type === 'range' ? otherEnd : another(value), 'input')
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  } else if (control instanceof HTMLAnchorElement) {
    control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  } else if (control instanceof HTMLElement && control.matches('button, summary, input')) {
    control.click()
  } else {
    for (const key of ['ArrowRight', 'ArrowDown', 'End', 'Home', 'Enter', 'Escape'])
      control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }
}

/** Another number where there is one, else another text. */
function another(value: string): string {
  const number = Number(value.replaceAll(',', ''))
  return value !== '' && Number.isFinite(number) ? String(number * 2 + 1) : `${value}7`
}

/** Sets the value as a browser does, past what React keeps of it. */
function setNative(
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  value: string,
  event: 'input' | 'change',
): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  set?.call(control, value)
  control.dispatchEvent(new Event(event, { bubbles: true }))
}
