import { expect, type Page, type TestInfo } from '@playwright/test'

declare global {
  interface Window {
    /** Actions of a person on the page, as the browser reported them. */
    actions?: string[]
  }
}

/**
 * Counts the actions done in the page: every press of the pointer or of a key, and every field that
 * was given a value. Letters belong to a value, and Tab only moves to the next field: neither
 * counts.
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

/** Returns a function that gives an answer of the first tier, or of the plan, by its key. */
const setterIn = (page: Page) => async (key: string, value: string) => {
  const field = page.locator(`#${key}-0`)
  if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT')
    return field.selectOption(value)
  await field.fill(value)
  return field.press('Tab')
}

/** Begins a plan on the home page and counts actions. Returns a function that gives answers. */
export async function beginPlan(page: Page) {
  await page.addInitScript(countActions)
  await page.goto('#/')
  await page.getByRole('link', { name: 'Size a new plan' }).click()
  return setterIn(page)
}

/** Restarts the count: earlier actions belong to another task. */
export const forgetActions = (page: Page) => page.evaluate(() => window.actions?.splice(0))

/** All actions since the page was opened or the count was restarted. */
const actionsOf = (page: Page) => page.evaluate(() => window.actions ?? [])

/** Annotates the test with the cost of its task: presses, fields, keys, seconds since opening. */
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

/** Expects an exact number of actions since opening or `forgetActions`. Returns the actions. */
export async function expectActions(
  page: Page,
  info: TestInfo,
  count: number,
): Promise<readonly string[]> {
  const actions = await tellTask(page, info)
  expect(actions.length, actions.join(', ')).toBe(count)
  return actions
}
