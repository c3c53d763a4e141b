import { expect, type Page, type TestInfo } from '@playwright/test'

declare global {
  interface Window {
    /** What a person did on the page, by what the browser told it. */
    actions?: string[]
  }
}

/**
 * Counts in the page what was really done there: every press of the pointer or of a key, and every field
 * that a value was given in. Letters are of the value, and Tab leads from one field to the next.
 */
function countActions(): void {
  const actions: string[] = []
  window.actions = actions
  let given: EventTarget | null = null
  const count = (event: Event, kind: string) => {
    const { target } = event
    actions.push(`${kind} ${target instanceof Element ? target.id || target.textContent : ''}`)
  }
  addEventListener('pointerdown', (event) => count(event, 'pressed'), true)
  addEventListener('focusin', () => {
    given = null
  })
  const give = (event: Event) => {
    if (event.target !== given) count(event, 'given')
    given = event.target
  }
  addEventListener('input', give, true)
  const isQuiet = (key: string) => key.length === 1 || key === 'Tab'
  addEventListener('keydown', (event) => isQuiet(event.key) || count(event, event.key), true)
}

/** Gives an answer of the first tier, or of the plan, by its key. */
const setterIn = (page: Page) => async (key: string, value: string) => {
  const field = page.locator(`#${key}-0`)
  if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT')
    return field.selectOption(value)
  await field.fill(value)
  return field.press('Tab')
}

/** Begins a plan on home while actions are counted; gives what answers its questions. */
export async function beginPlan(page: Page) {
  await page.addInitScript(countActions)
  await page.goto('#/')
  await page.getByRole('link', { name: 'Size it' }).click()
  return setterIn(page)
}

/** Counts from here on: what was done before belongs to another task. */
export const forgetActions = (page: Page) => page.evaluate(() => window.actions?.splice(0))

/** All that was done on the page since it was opened, or since it was forgotten. */
const actionsOf = (page: Page) => page.evaluate(() => window.actions ?? [])

/** Writes beside the test what its task took: presses, fields given, keys, and seconds since the page was opened. */
async function tellTask(page: Page, info: TestInfo): Promise<readonly string[]> {
  const actions = await actionsOf(page)
  const seconds = await page.evaluate(() => performance.now() / 1000)
  const pressed = actions.filter((one) => one.startsWith('pressed')).length
  const given = actions.filter((one) => one.startsWith('given')).length
  const keys = actions.length - pressed - given
  info.annotations.push({
    type: 'task',
    description: `${pressed} presses, ${given} fields, ${keys} keys, ${seconds.toFixed(1)} s`,
  })
  return actions
}

/** That a task took exactly so many actions since the page was opened, or since they were forgotten; what they were is returned. */
export async function expectActions(
  page: Page,
  info: TestInfo,
  count: number,
): Promise<readonly string[]> {
  const actions = await tellTask(page, info)
  expect(actions.length, actions.join(', ')).toBe(count)
  return actions
}
