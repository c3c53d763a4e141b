import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'run-parts-'))
const works = `node -e "for (const end = Date.now() + 300; Date.now() < end;);"`
const scripts = { works, first: 'echo one', second: 'echo two', fails: 'exit 3' }
writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }))
afterAll(() => rmSync(folder, { recursive: true }))

const script = fileURLToPath(new URL('./run-parts.ts', import.meta.url))
const tsx = resolve('node_modules/tsx/dist/cli.mjs')

function runParts(...parts: readonly string[]) {
  return spawnSync(process.execPath, [tsx, script, ...parts], { cwd: folder, encoding: 'utf8' })
}

it('says what each part took', () => {
  const { status, stdout } = runParts('first+second', 'works')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^one$/m)
  expect(stdout).toMatch(/^two$/m)
  const seconds = String.raw`[\d.]+ s`
  const isLinux = process.platform === 'linux'
  const processor = isLinux ? `\\s+${seconds}` : ''
  expect(stdout).toMatch(new RegExp(`^first, second\\s+${seconds}${processor}$`, 'm'))
  expect(stdout).toMatch(new RegExp(`^works\\s+${seconds}${processor}$`, 'm'))
  const [, ofWork] = /^works\s+[\d.]+ s\s+([\d.]+) s$/m.exec(stdout) ?? []
  if (isLinux) expect(Number(ofWork)).toBeGreaterThan(0.1)
})

it('stops at the first part that fails, with its exit code', () => {
  const { status, stdout } = runParts('first+fails', 'second')
  expect(status).toBe(3)
  expect(stdout).toMatch(/^fails FAILED$/m)
  expect(stdout).toMatch(/^first, fails\s/m)
  expect(stdout).not.toMatch(/two|^second/m)
})
