import { type Choice, choose, type Recording, running, type Valued } from '../core/recorder.ts'

/** What was recorded while something was worked out. */
export type Recorded<T> = {
  readonly result: T
  /** In the order that they were asked, each once. */
  readonly choices: readonly Choice[]
  /** Of how many of the choices a number may be a consequence: of those that came before it; null of one from elsewhere. */
  readonly bornAfter: (worked: Valued) => number | null
  /** Of how many it may be a consequence what had been worked out at a mark. */
  readonly marks: ReadonlyMap<string, number>
}

/** Works something out and records which numbers and answers decided about it. Not to be nested. */
export function record<T>(run: () => T): Recorded<T> {
  const own: Recording = {
    choices: [],
    asked: new Map(),
    born: new WeakMap(),
    marks: new Map(),
    quiet: 0,
    isAside: false,
  }
  running.recording = own
  try {
    const result = run()
    return {
      result,
      choices: own.choices,
      marks: own.marks,
      bornAfter: (worked) => own.born.get(worked) ?? null,
    }
  } finally {
    running.recording = null
  }
}

/** A plan whose answers, while a recording runs, are choices where code reads them by itself. */
export function watched<P extends object>(plan: P, path: readonly string[] = []): P {
  const parts = new Map<string, object>()
  return new Proxy(plan, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof key !== 'string' || typeof value === 'function') return value
      const here = [...path, key]
      if (typeof value !== 'object' || value === null) {
        choose({ kind: 'answer', path: here, value }, here.join(' '), null, 'answer')
        return value
      }
      const part = parts.get(key) ?? watched(value, here)
      parts.set(key, part)
      return part
    },
  })
}
