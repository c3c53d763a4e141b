// @vitest-environment-options {"alone": "work"}
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as Scripts from '../../src/app/work/trusted-scripts.ts'

let scripts: typeof Scripts
let rule: (text: string) => string

beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL: typeof rule }) => {
      expect(name).toBe('spindle-worker')
      rule = rules.createScriptURL
      return rules
    },
  })
  vi.stubGlobal('location', { href: 'http://localhost:3000/' })
  scripts = await import('../../src/app/work/trusted-scripts.ts')
})
afterEach(() => vi.unstubAllGlobals())

it('lets the worker of the page through, and scripts of the folder by their names', () => {
  expect(scripts.toTrustedWorkerUrl('blob:null/1')).toBe('blob:null/1')
  expect(scripts.trustedFolderScriptUrl('sw.js')).toBe('http://localhost:3000/sw.js')
  expect(scripts.trustedFolderScriptUrl('assets/worker-Ab_1-2.js')).toBe(
    'http://localhost:3000/assets/worker-Ab_1-2.js',
  )
})

it('lets nothing else through, whoever asks the policy', () => {
  scripts.toTrustedWorkerUrl('blob:null/1')
  expect(() => scripts.toTrustedWorkerUrl('blob:null/2')).toThrow(TypeError)
  for (const name of ['other.js', 'assets/engine-1.js', '../sw.js', '//elsewhere/sw.js', ''])
    expect(() => scripts.trustedFolderScriptUrl(name)).toThrow(TypeError)
  for (const text of ['http://elsewhere.example/sw.js', 'http://localhost:3000/a/sw.js'])
    expect(() => rule(text)).toThrow(TypeError)
})
