// @vitest-environment page
import { act } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { keepDraft, project, setAnswer } from '../../../src/app/store/project.ts'
import { addTier, moveTier, nameTier } from '../../../src/app/store/tiers.ts'
import { fieldOf, type QuestionStep } from '../../../src/engine/index.ts'
import { AnswerForm } from '../../../src/features/fields/answer-form.tsx'
import { PlanField } from '../../../src/features/fields/plan-field.tsx'
import { ExplainKeyText } from '../../../src/ui/use-about.tsx'
import { change, drawn } from '../../browser.tsx'

const labelOf = (key: string) => fieldOf(key).label

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))
const now = () => project.getState()

const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ')

/** A form that asks for answers of the first tier and of the plan. */
async function form(keys: readonly string[], asked: readonly QuestionStep[] = ['users']) {
  const host = await drawn(
    <>
      <AnswerForm title="Form" why="" place="" asked={asked} next="availability" back={null}>
        {keys.map((key) => (
          <PlanField key={key} field={fieldOf(key)} />
        ))}
      </AnswerForm>
      <ExplainKeyText />
    </>,
  )
  const boxOf = (key: string) => {
    const found = host.querySelector<HTMLInputElement>(`#${key}-0`)
    if (!found) throw new Error(`There is no box of ${key}`)
    return found
  }
  const type = async (key: string, text: string) => {
    act(() => boxOf(key).focus())
    await change(host, `#${key}-0`, () => text)
  }
  return {
    host,
    boxOf,
    type,
    give: async (key: string, text: string) => {
      await type(key, text)
      act(() => boxOf(key).blur())
    },
    /** What a screen reader adds to the name of a box. */
    described: (key: string) =>
      (boxOf(key).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => plain(document.getElementById(id)?.textContent))
        .join(' '),
    press: (name: string) =>
      act(async () => {
        const all = [...host.querySelectorAll('button')]
        const found = all.find(({ textContent }) => plain(textContent) === name)
        if (!found) throw new Error(`There is no ${name}`)
        found.click()
      }),
    summary: () => host.querySelector<HTMLElement>('[role=alert].error-summary'),
    errors: () =>
      [...host.querySelectorAll('.error-summary button')].map((one) => plain(one.textContent)),
  }
}

describe('the box of a number', () => {
  it('says what is wrong once it is left, keeps the text, and the last answer counts', async () => {
    const { boxOf, type, described } = await form(['mailboxes'])
    await type('mailboxes', '7,000')
    await type('mailboxes', '6.900')
    expect(boxOf('mailboxes').hasAttribute('aria-invalid')).toBe(false)
    act(() => boxOf('mailboxes').blur())
    expect(boxOf('mailboxes').getAttribute('aria-invalid')).toBe('true')
    expect(boxOf('mailboxes').value).toBe('6.900')
    expect(described('mailboxes')).toMatch(
      new RegExp(` ${labelOf('mailboxes')}: did you mean 6,900 mailboxes\\?`),
    )
    expect(now().plan.tiers[0].mailboxes).toBe(start.plan.tiers[0].mailboxes)
  })

  it('offers each number that it can be read as, and takes the one that is pressed', async () => {
    const { boxOf, give, press, described } = await form(['mailboxes', 'quota'])
    await give('mailboxes', '1.000')
    await press(`Use 1,000 for ${labelOf('mailboxes')}`)
    expect(now().plan.tiers[0].mailboxes).toBe(1000)
    expect(document.activeElement).toBe(boxOf('mailboxes'))
    expect(boxOf('mailboxes').value).toBe('1,000')
    expect(boxOf('mailboxes').hasAttribute('aria-invalid')).toBe(false)
    await give('quota', '20.000')
    expect(described('quota')).toMatch(/: did you mean 20,000 MB or 20 MB\?/)
    await press(`Use 20 for ${labelOf('quota')}`)
    expect(now().plan.tiers[0].quota).toBe(20)
  })

  it('shows what it understood of units, spaces and powers of ten once it is left', async () => {
    const { boxOf, give } = await form(['growth', 'mailboxes', 'messageSize', 'quota'])
    for (const [key, typed, shown] of [
      ['growth', '20 %', '20'],
      ['growth', '1.5e1', '15'],
      ['mailboxes', ' 6 500 mailboxes ', '6,500'],
      ['messageSize', '0.1 MB', '100'],
      ['quota', '1.5 GB', '1,500'],
    ] as const) {
      await give(key, typed)
      expect(boxOf(key).value, typed).toBe(shown)
      expect(boxOf(key).hasAttribute('aria-invalid')).toBe(false)
    }
  })
})

describe('an answer that a person gave', () => {
  it('is made automatic by one press, which empties the box and keeps the focus', async () => {
    const { boxOf, give, press } = await form(['servers'])
    await give('servers', '6')
    await press(`Automatic: leave ${labelOf('servers')} to Spindle`)
    expect(now().plan.automatic).toContain('servers')
    expect(boxOf('servers').value).toBe('')
    expect(document.activeElement).toBe(boxOf('servers'))
  })
})

describe('what there is to say of a field', () => {
  const key = (box: HTMLElement, name: string) => {
    const pressed = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
    act(() => void box.dispatchEvent(pressed))
    return pressed.defaultPrevented
  }

  it.each(['mailboxes', 'edition', 'singleItemRecovery'])(
    'opens and closes by keys from the box of %s, which keeps the focus',
    async (of) => {
      const { host, boxOf, described } = await form([of])
      const sign = host.querySelector<HTMLElement>('.about-button')
      const panel = () => document.getElementById(sign?.getAttribute('aria-controls') ?? '')
      // One place of help: the sign ends the help of its field.
      const signs = [...host.querySelectorAll('.about-button')]
      expect(signs.map((one) => one.closest('.hint') !== null)).toEqual([true])
      // It stays on the line of the last word.
      const { help = '' } = fieldOf(of)
      expect(sign?.closest('.nowrap')?.textContent).toBe(help.split(' ').at(-1))
      expect(described(of)).toContain(help)
      // No stop of its own on the way through the form.
      expect([sign?.tabIndex, panel()]).toEqual([-1, null])
      expect(described(of)).toMatch(/ F1 explains it\.$/)
      act(() => boxOf(of).focus())
      expect(key(boxOf(of), 'Escape')).toBe(false)
      for (const closing of ['Escape', 'F1']) {
        expect(key(boxOf(of), 'F1')).toBe(true)
        expect(panel()?.getAttribute('role')).toBe('status')
        expect(panel()?.textContent).toMatch(/^Default.+Source/)
        expect(sign?.ariaExpanded ?? sign?.getAttribute('aria-expanded')).toBe('true')
        expect(key(boxOf(of), closing)).toBe(true)
        expect(panel()).toBeNull()
        expect(document.activeElement).toBe(boxOf(of))
      }
      await act(async () => sign?.click())
      expect(panel()?.textContent).toMatch(/^Default/)
    },
  )
})

describe('a form that is left with wrong answers', () => {
  it('stays, and takes the focus to a list of them, each of which leads to its box', async () => {
    project.setState({ page: 'users' })
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue()
    onTestFinished(() => scrolled.mockRestore())
    const { boxOf, give, press, summary, errors } = await form(['mailboxes', 'growth'])
    await give('mailboxes', 'abc')
    await give('growth', '501')
    expect(summary()).toBeNull()
    await press('Continue')
    expect(document.activeElement).toBe(summary())
    expect(errors()).toEqual([
      expect.stringMatching(new RegExp(`^${labelOf('mailboxes')} must be .*, not “abc”\\.$`)),
      expect.stringMatching(/^Growth must be .*, not 501 %\.$/),
    ])
    await press(errors()[1] ?? '')
    expect(document.activeElement).toBe(boxOf('growth'))
    await give('growth', '50')
    expect(errors()).toHaveLength(1)
    await press('Continue')
    expect(document.activeElement).toBe(summary())
    await give('mailboxes', '5000')
    expect(summary()).toBeNull()
    await press('Continue')
    expect(now().page).toBe('availability')
  })

  it('names the tier of each, wherever that has moved, and contradictions of every step after them', async () => {
    addTier()
    nameTier(0, 'VIP')
    nameTier(1, 'Standard')
    keepDraft(fieldOf('mailboxes'), 1, 'a few')
    keepDraft(fieldOf('active'), 1, '0')
    moveTier(1, 0)
    setAnswer(fieldOf('copies'), 0, 9)
    const { press, errors } = await form([], ['users', 'availability', 'arrays'])
    await press('Continue')
    expect(errors()).toEqual([
      expect.stringMatching(
        new RegExp(`^Standard: ${labelOf('mailboxes')} must be a whole number.*, not “a few”\\.$`),
      ),
      expect.stringMatching(
        new RegExp(`^Standard: ${labelOf('active')} must be a number from 1 to 100 %, not 0`),
      ),
      expect.stringMatching(new RegExp(`^${labelOf('copies')}: 9 copies need as many servers`)),
    ])
  })
})

it('a contradiction is said at its box with the answer that mends it, which one press gives', async () => {
  const { host, boxOf, described, press } = await form(['survive', 'sites'], ['availability'])
  await act(async () => setAnswer(fieldOf('sites'), 0, 1))
  await act(async () => setAnswer(fieldOf('survive'), 0, 'site'))
  expect(boxOf('survive').getAttribute('aria-invalid')).toBe('true')
  expect(described('survive')).toMatch(/Failures to survive: with one site, none is left/)
  const [mend] = host.querySelectorAll('.mends button')
  expect(plain(mend?.textContent)).toMatch(/^Set “Sites” to “2/)
  await press(plain(mend?.textContent) ?? '')
  expect(now().plan.sites).toBe(2)
  expect(boxOf('survive').hasAttribute('aria-invalid')).toBe(false)
})
