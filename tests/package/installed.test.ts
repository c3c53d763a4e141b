import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Ajv from 'ajv'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeProjectFile } from '../../src/codec/index.ts'
import { type Plan, size } from '../../src/engine/index.ts'
import { planResults } from '../../src/package/compute-results.ts'
import type { OutputResults } from '../../src/package/results.ts'
import { namedPlans } from '../engine/named-plans.ts'
import { type Installed, installPackage } from './built.ts'
import { resultsSchema } from './results-schema.ts'

const compiler = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url))
const validate = new Ajv({ strict: true, allErrors: true }).compile(resultsSchema)

describe('the engine as a package, installed in a fresh folder', () => {
  let installed: Installed
  const write = (name: string, content: string | Uint8Array) =>
    writeFileSync(join(installed.folder, name), content)

  beforeAll(async () => {
    installed = await installPackage()
  })
  afterAll(() => rmSync(dirname(installed.folder), { recursive: true, force: true }))

  it('has its scripts, types, words and licences, and needs no other package', () => {
    const own = ['LICENSE', 'README.md', 'index.d.ts', 'index.js', 'package.json', 'spindle.js']
    expect(installed.files).toEqual(
      expect.arrayContaining([
        ...own,
        'rolldown-runtime.js',
        'shared.js',
        'third-party-notices.txt',
      ]),
    )
    const text = (name: string) =>
      readFileSync(join(installed.folder, 'node_modules', 'spindle-engine', name), 'utf8')
    const { dependencies, version } = JSON.parse(text('package.json'))
    expect(dependencies).toBeUndefined()
    expect(text('README.md')).toContain(`spindle-engine-${version}.tgz`)
    const notices = [...text('third-party-notices.txt').matchAll(/^(\S+) \d\S* \(.+\)$/gm)]
    expect(notices.map(([, name]) => name)).toEqual([
      ...['@rgrove/parse-xml', 'crc-32', 'fflate', 'zod'],
      ...['rolldown', 'vite'],
    ])
    const scripts = installed.files.filter((name) => name.endsWith('.js')).map(text)
    const imported = scripts.flatMap((one) =>
      [...one.matchAll(/^(?:import|export) .*?from "([^"]+)"/gm)].map(([, name]) => name),
    )
    expect(new Set(imported.filter((name) => !name?.startsWith('./')))).toEqual(
      new Set(['module', 'node:fs/promises', 'node:stream/consumers', 'node:util']),
    )
  })

  // One of each method; the others are printed in process by command.test.ts.
  const { standalone, 'tested-blocks': blocks } = namedPlans
  it.each(Object.entries({ standalone, blocks }))(
    'prints of %s what the wizard finds of it, and exits by whether it holds',
    (name, plan: Plan) => {
      write(`${name}.json`, encodeProjectFile([plan], 0))
      const { code, out, err } = installed.spindle(['size', `${name}.json`, '--format', 'json'])
      const results: OutputResults = JSON.parse(out)
      expect(validate(results), JSON.stringify(validate.errors)).toBe(true)
      const [found] = results.plans
      const result = size(plan)
      // Through JSON, as the file is: what is printed has no numbers but those.
      expect(found).toEqual(JSON.parse(JSON.stringify(planResults(plan))))
      const load = found?.figures.find(({ key }) => key === 'expectedLoad')
      expect(load?.value).toBe(result.ok ? result.sizing.iops.expectedLoad.value : undefined)
      expect({ code, err }).toEqual({ code: found?.holds ? 0 : 1, err: '' })
    },
  )

  it('reads what it is piped, and writes no colours', () => {
    const { code, out, err } = installed.spindle(['size', '-'], encodeProjectFile([standalone], 0))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).not.toContain('\u001b')
  })

  it('says in one line what to do about what it cannot read, and exits with 2', () => {
    const { code, out, err } = installed.spindle(['size', 'none.json'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^spindle: [^\n]+\.\n$/)
  })

  it('ends without a word where its reader has enough', () => {
    write('plan.json', encodeProjectFile([standalone], 0))
    const spindle = 'node_modules/.bin/spindle size plan.json --format json'
    const script = `{ ${spindle}; echo "exit $?" >&2; } 2> said | true; cat said`
    const said = execFileSync('bash', ['-c', script], { cwd: installed.folder, encoding: 'utf8' })
    expect(said).toBe('exit 0\n')
  })

  it('has whole types, which need no others', () => {
    write('use.ts', consumer)
    const checks = ['--strict', '--skipLibCheck', 'false', '--noEmit', '--types', '']
    const node = ['--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023']
    const checked = () =>
      execFileSync(process.execPath, [compiler, ...checks, ...node, 'use.ts'], {
        cwd: installed.folder,
        encoding: 'utf8',
        stdio: 'pipe',
      })
    expect(checked()).toBe('')
  })

  it('can be imported by its name in a script', () => {
    write(
      'use.js',
      consumer.replace(/^\/\/ @ts-expect-error.*\n.*\n/m, '').replace(/: \w+[^=]* =/g, ' ='),
    )
    const found = execFileSync(
      process.execPath,
      ['-e', "import('./use.js').then(({ found }) => process.stdout.write(JSON.stringify(found)))"],
      {
        cwd: installed.folder,
        encoding: 'utf8',
      },
    )
    const result = size(namedPlans['exchange-2003'])
    expect(JSON.parse(found)).toEqual([2129.1428571428573, 'holds, reserve not kept', true, false])
    expect(result.ok).toBe(true)
  })
})

/** A script that uses the package, once for the compiler and once to run. */
const consumer = `import * as spindle from 'spindle-engine'
const result: spindle.SizeResult = spindle.size(spindle.defaultPlan)
if (!result.ok) throw new Error('The worked example cannot be sized')
const load: spindle.Worked<'IOPS'> = result.sizing.iops.expectedLoad
// @ts-expect-error a figure is no text
const wrong: string = load.value
const told: spindle.PlanResults = spindle.planResults(spindle.defaultPlan)
const read: spindle.ReadPlans = spindle.readPlans(new Uint8Array())
export const found: readonly unknown[] = [load.value, told.level, told.holds, read.ok]
`
