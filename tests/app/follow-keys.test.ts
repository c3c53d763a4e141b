import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { followKeys } from '../../src/app/follow-keys.ts'
import { chooseCharacterKeys } from '../../src/app/store/browser-choices.ts'
import { endEdit, project, setAnswer } from '../../src/app/store/project.ts'
import { fieldOf } from '../../src/engine/index.ts'
import { eventually } from '../eventually.ts'

/** Something that can have the focus; what takes text says so. */
class Part extends EventTarget {
  readonly takesText: boolean
  constructor(takesText: boolean) {
    super()
    this.takesText = takesText
  }
  matches(): boolean {
    return this.takesText
  }
}

const [main, box, body] = [new Part(false), new Part(true), new Part(false)]
const focusMain = vi.fn()
const page = Object.assign(new EventTarget(), {
  body,
  activeElement: body,
  getElementById: (id: string) => (id === 'main' ? { focus: focusMain } : null),
})
const storage = new Map<string, string>()
const start = project.getInitialState()
const quota = fieldOf('quota')

beforeAll(() => {
  vi.stubGlobal('document', page)
  vi.stubGlobal('Element', Part)
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  })
  followKeys()
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  storage.clear()
  project.setState(start, true)
  setAnswer(quota, 0, 800)
  endEdit()
})

type Keys = Partial<Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'code'>>

/** Presses a key; whether the browser is kept from what it does with it. */
function press(key: string, keys: Keys = {}, target: Part = main): boolean {
  const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, code: '' }
  const event = new Event('keydown', { cancelable: true })
  Object.defineProperty(event, 'target', { value: target })
  page.dispatchEvent(Object.assign(event, none, { key }, keys))
  return event.defaultPrevented
}

const quotaNow = () => quota.read(project.getState().plan, 0)
const becomes = (size: number) => eventually(() => expect(quotaNow()).toBe(size))

it.each([
  ['Ctrl+Z', 'Shift+Ctrl+Z', 'z', { ctrlKey: true }, 'Z', { ctrlKey: true, shiftKey: true }],
  ['⌘Z', '⇧⌘Z', 'z', { metaKey: true }, 'z', { metaKey: true, shiftKey: true }],
  ['Ctrl+Z', 'Ctrl+Y', 'z', { ctrlKey: true }, 'y', { ctrlKey: true }],
  ['Ctrl+Я', 'Ctrl+Н', 'я', { ctrlKey: true, code: 'KeyZ' }, 'н', { ctrlKey: true, code: 'KeyY' }],
])('%s undoes and %s makes again', async (_undo, _redo, undo, undoKeys, redo, redoKeys) => {
  expect(press(undo, undoKeys)).toBe(true)
  await becomes(700)
  expect(press(redo, redoKeys)).toBe(true)
  await becomes(800)
})

it('gives the focus to the page where it went with what was undone', async () => {
  focusMain.mockClear()
  press('z', { ctrlKey: true })
  await eventually(() => expect(focusMain).toHaveBeenCalledOnce())
})

it('leaves keys to boxes for text, and all others to the browser', async () => {
  expect(press('z', { ctrlKey: true }, box)).toBe(false)
  for (const [key, keys] of [
    ['z', {}],
    ['z', { ctrlKey: true, altKey: true }],
    ['z', { ctrlKey: true, metaKey: true }],
    ['y', { metaKey: true }],
    ['y', { ctrlKey: true, shiftKey: true }],
    ['x', { ctrlKey: true }],
    // Where Z is in the place of Y, the letter counts.
    ['y', { metaKey: true, code: 'KeyZ' }],
  ] as const)
    expect(press(key, keys)).toBe(false)
  press('?', {}, box)
  expect(press('/', {}, box)).toBe(false)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([quotaNow(), project.getState().aid]).toEqual([800, null])
})

it('finds by a sign outside boxes for text, unless signs were turned off, and by a key held anywhere', async () => {
  expect(press('/')).toBe(true)
  await eventually(() => expect(project.getState().aid).toBe('find'))
  project.setState({ aid: null })
  expect(press('k', { ctrlKey: true }, box)).toBe(true)
  await eventually(() => expect(project.getState().aid).toBe('find'))
  project.setState({ aid: null })
  chooseCharacterKeys(false)
  press('/')
  press('z', { ctrlKey: true })
  await becomes(700)
  expect(project.getState().aid).toBeNull()
})

it('opens the manual, unless that key was turned off', async () => {
  chooseCharacterKeys(false)
  press('?', { shiftKey: true })
  press('z', { ctrlKey: true })
  await becomes(700)
  expect(project.getState().aid).toBeNull()
  chooseCharacterKeys(true)
  press('?', { shiftKey: true })
  await eventually(() => expect(project.getState().aid).toBe('keys'))
})
