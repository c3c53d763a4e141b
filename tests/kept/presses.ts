import { act } from 'react'
import { project } from '../../src/app/store/project.ts'
import { difference, digest, linesOf } from './spoken.ts'
import { saved, settled } from './tab.tsx'

/** So many lines of what a press changes are kept; the rest by their digest. */
const mostLines = 8

const controls =
  'button, summary, input:not([type=file]), select, textarea, [role=grid] [tabindex="0"]'

/** A control by its words, and the place of it among those of the same words. */
function nameOf(control: Element): string {
  const label =
    control instanceof HTMLInputElement || control instanceof HTMLSelectElement
      ? control.labels?.[0]?.textContent
      : null
  const words = control.getAttribute('aria-label') ?? label ?? control.textContent ?? ''
  return `${control.tagName.toLowerCase()} ${words.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}`
}

function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all
  return Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)]).filter(
    (one) => one !== undefined,
  )
}

/** Presses at most so many controls of a page, spread over it, one after the other, each from the same answers, and tells what each changes. */
export async function pressed(host: HTMLElement, most: number): Promise<readonly string[]> {
  const said: string[] = []
  const start = project.getState()
  const main = () => host.querySelector('main') ?? host
  const all = [...main().querySelectorAll(controls)]
  let before = linesOf(host)
  for (const control of spread(all, most)) {
    if (!control.isConnected) continue
    await act(async () => press(control))
    await settled(host)
    const after = linesOf(host)
    said.push(
      `> ${nameOf(control)}`,
      ...changed(before, after),
      ...answered(start),
      ...saved.splice(0).map((name) => `= saved: ${name}`),
    )
    before = after
    if (project.getState() === start) continue
    await act(async () => project.setState(start, true))
    await settled(host)
    before = linesOf(host)
  }
  return said
}

function changed(before: readonly string[], after: readonly string[]): readonly string[] {
  const { gone, come } = difference(before, after)
  const all = [...gone.map((one) => `- ${one}`), ...come.map((one) => `+ ${one}`)].filter(
    (one) => !one.includes('(looks '),
  )
  const rest = all.slice(mostLines)
  return [
    ...all.slice(0, mostLines).map((one) => one.slice(0, 160)),
    ...(rest.length > 0 ? [`… ${rest.length} more (${digest(rest.join('\n'))})`] : []),
  ]
}

/** The answers that are others than before, the page and what is to be focused. */
function answered(before: ReturnType<typeof project.getState>): readonly string[] {
  const now = project.getState()
  const asText = (one: unknown) => JSON.stringify(one)?.slice(0, 120)
  const keys = ['page', 'focus', 'plan', 'drafts', 'lost', 'notice', 'sizes', 'returnTo'] as const
  return keys.flatMap((key) => {
    if (key === 'plan') {
      const [one, other] = [Object.entries(before.plan), new Map(Object.entries(now.plan))]
      return one
        .filter(([name, value]) => asText(value) !== asText(other.get(name)))
        .map(([name, value]) => `= ${name}: ${asText(value)} → ${asText(other.get(name))}`)
    }
    const [one, other] = [asText(before[key]), asText(now[key])]
    return one === other ? [] : [`= ${key}: ${one} → ${other}`]
  })
}

function press(control: Element): void {
  if (control instanceof HTMLSelectElement) {
    const next = (control.selectedIndex + 1) % control.options.length
    setNative(control, control.options[next]?.value ?? '', 'change')
  } else if (control instanceof HTMLTextAreaElement) {
    setNative(control, 'a\tb\n1', 'input')
  } else if (control instanceof HTMLInputElement && !/checkbox|radio|button/.test(control.type)) {
    control.focus()
    setNative(control, control.type === 'range' ? control.max : another(control.value), 'input')
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
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
