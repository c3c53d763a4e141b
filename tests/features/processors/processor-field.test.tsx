// @vitest-environment page
import { readFileSync } from 'node:fs'
import { act } from 'react'
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { draftOfAnswer, keepDraft, project } from '../../../src/app/store/project.ts'
import { processorText } from '../../../src/engine/hardware/index.ts'
import { defaultPlan, fieldOf, type Plan, withVersion } from '../../../src/engine/index.ts'
import { ProcessorField } from '../../../src/features/processors/processor-field.tsx'
import { processorsMatching } from '../../../src/features/processors/processor-list.tsx'
import { ProcessorNote } from '../../../src/features/processors/processor-note.tsx'
import { change, comes, drawn } from '../../browser.tsx'

const later = withVersion(defaultPlan, 'SE')
const field = fieldOf('processor')
const start = project.getInitialState()
const now = () => project.getState()

beforeEach(() => project.setState({ ...start, plan: later }, true))
afterAll(() => project.setState(start, true))

async function opened(plan: Plan = later) {
  project.setState({ plan })
  const host = await drawn(<ProcessorField />)
  const box = host.querySelector<HTMLInputElement>('[role=combobox]')!
  const press = (key: string) =>
    act(async () => {
      box.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    })
  const options = () => [...host.querySelectorAll<HTMLElement>('[role=option]')]
  const type = (text: string) => change(host, '[role=combobox]', () => text)
  Reflect.set(Element.prototype, 'scrollIntoView', () => {})
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })
  await act(async () => box.click())
  await comes(() => expect(options().length).toBeGreaterThan(3))
  return { host, box, press, options, type }
}

const active = (options: readonly HTMLElement[]) =>
  options.filter((one) => one.getAttribute('aria-selected') === 'true')

describe('the list of processors', () => {
  it('has no active one, and Enter takes none, until an arrow is pressed or a name is typed', async () => {
    const { box, press, options, type } = await opened()
    expect(active(options())).toEqual([])
    expect(box.hasAttribute('aria-activedescendant')).toBe(false)
    await press('Enter')
    expect(now().plan).toBe(later)
    await press('ArrowDown')
    expect(active(options())).toEqual([options()[0]])
    expect(box.getAttribute('aria-activedescendant')).toBe(options()[0]!.id)
    await type('6148')
    await press('Enter')
    expect(now().plan.processor).toContain('Gold 6148')
  })

  it('names nothing that is not drawn', async () => {
    const { host, box, type } = await opened()
    const named = () =>
      ['aria-controls', 'aria-activedescendant'].map((key) => box.getAttribute(key))
    expect(box.getAttribute('aria-expanded')).toBe('true')
    expect(host.querySelector('[role=listbox]')!.id).toBe(named()[0])
    await type('no such processor')
    expect(host.textContent).toContain(
      'Looked for “no such”: none of the 486 processors listed here. Type its cores and rate.',
    )
    expect(box.getAttribute('aria-expanded')).toBe('false')
    expect(named()).toEqual([null, null])
    expect(host.querySelector('[role=listbox]')).toBeNull()
  })

  it('closes with Escape and leaves the box as it was', async () => {
    const { host, box, press, type } = await opened()
    const stood = box.value
    await type('Xeo')
    await press('Escape')
    expect(box.value).toBe(stood)
    await act(async () => {
      box.focus()
      box.blur()
    })
    expect(draftOfAnswer(now(), field, 0)).toBeNull()
    expect(host.querySelector('[role=listbox]')).toBeNull()
  })

  it('keeps the text of an unknown processor when the box loses the focus, and says what to do', async () => {
    const { host, box, type } = await opened()
    await type('no such processor')
    await act(async () => {
      box.focus()
      box.blur()
    })
    expect(box.value).toBe('no such processor')
    expect(host.textContent).toContain('Processor: choose one of the list, or clear the box.')
    expect(now().plan).toBe(later)
  })

  it('keeps the focus in the box wherever it is pressed', async () => {
    const { host, options } = await opened()
    for (const part of [options()[0]!, host.querySelector('.processor-list > .hint')!]) {
      const pressed = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
      await act(async () => {
        part.dispatchEvent(pressed)
      })
      expect(pressed.defaultPrevented).toBe(true)
    }
  })

  it('takes an older server as one’s own answers, in one step, also where they contradict others', async () => {
    const contradictory: Plan = { ...later, copies: 20 }
    const { press, type } = await opened(contradictory)
    keepDraft(fieldOf('copies'), 0, '2x')
    keepDraft(fieldOf('cores'), 0, '16x')
    const { history } = now()
    const from = { from: 'workbook', name: 'filled.xlsm' } as const
    project.setState({ origins: { 'cores/0': from, 'copies/0': from } })
    await type('E5-2670')
    await press('Enter')
    expect(now().plan).toMatchObject({
      ...{ processor: '', processorBy: 'SPECrate 2006', cores: 16, specRate: 640 },
    })
    expect(now().history.length).toBe(history.length + 1)
    expect(now().drafts).toEqual({ 'copies/0': '2x' })
    expect(now().origins).toEqual({ 'copies/0': from })
  })

  it('tells its active option by an outline, which stays where colours are forced', async () => {
    const { options, press } = await opened()
    const style = document.createElement('style')
    style.textContent = readFileSync('src/ui/kit.css', 'utf8')
    document.head.append(style)
    onTestFinished(() => style.remove())
    const rules = [...(style.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSStyleRule)
    const outlined = () => {
      const found = rules.filter((rule) => /solid/.test(rule.style.getPropertyValue('outline')))
      return options().filter((one) => found.some((rule) => one.matches(rule.selectorText)))
    }
    expect(outlined()).toEqual([])
    await press('ArrowDown')
    expect(outlined()).toEqual([options()[0]])
  })
})

describe('the figures that are taken of a processor', () => {
  const text = processorText(processorsMatching('6148').find((one) => 'sockets' in one)!)
  const named = field.write(later, 0, text)

  it('are offered again beside other ones, but not where processors are given another way', async () => {
    const typed = await opened({ ...named, cores: 12 })
    expect(typed.host.textContent).toContain('Use its 40 cores')
    const other = await opened({ ...named, processorBy: 'virtual machine' })
    expect(other.host.textContent).not.toContain('Use its')
    expect(other.host.textContent).toContain('Not used: processors are given another way.')
  })
})

describe('the note on processors', () => {
  const said = async (change: Partial<Plan>) => {
    project.setState({ plan: { ...later, processor: '', ...change } })
    return await drawn(<ProcessorNote />)
  }

  it('multiplies by a figure that comes to the product', async () => {
    const rated = (specRate2017: number, cores: number) =>
      said({ processorBy: 'SPECrate 2017', specRate2017, cores })
    expect((await rated(339, 32)).textContent).toMatch(/180,800\smegacycles: 32 × 5,650\smega/)
    expect((await rated(242, 40)).textContent).toMatch(/129,067\smegacycles: 40 × 3,226.67\smega/)
  })

  it('says what lacks for a rate, in each way to give one', async () => {
    const none = { specRate: null, specRate2017: null, megacyclesPerCore: null, hostRate: null }
    const virtual = await said({ ...none, processorBy: 'virtual machine' })
    expect(virtual.textContent).toContain('assumed')
    expect(virtual.textContent).toContain('Give the host’s cores and rate.')
    expect(virtual.textContent).not.toMatch(/Choose a processor|‡/)
    const megacycles = await said({ ...none, processorBy: 'megacycles' })
    expect(megacycles.textContent).toContain('Give the megacycles of a core.')
    const rate = await said({ ...none, processorBy: 'SPECrate 2017' })
    expect(rate.textContent).toContain('Choose a processor, or give a rate.')
  })

  it('is announced once the person stops typing', async () => {
    const host = await said({ processorBy: 'SPECrate 2006', specRate: 640, cores: 16 })
    vi.useFakeTimers()
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const announced = () => host.querySelector('[role=status]')!.textContent
    const before = announced()
    await act(async () => project.setState({ plan: { ...now().plan, specRate: 900 } }))
    expect(announced()).toBe(before)
    await act(async () => vi.advanceTimersByTime(1000))
    expect(announced()).not.toBe(before)
  })
})
