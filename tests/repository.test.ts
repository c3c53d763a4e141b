import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { pages as swept } from '../e2e/builds.ts'
import { faultsOfNotices, noticeOf } from '../e2e/notices.ts'
import { changedPixels } from '../e2e/pictures.ts'
import { releases } from '../src/changelog/releases.ts'
import { type Built, buildHosted, buildSingle, contentOf, pageOf } from './bench/builds.ts'
import { isDeep } from './cases.ts'

describe('documents for developers', () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const files = ['src', 'tests', 'e2e', 'build', 'docs'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `/${folder}/${path.replaceAll('\\', '/')}`,
    ),
  )
  const named = (text: string) =>
    [...text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|css|json))`/g)].map(([, name = '']) => name)
  const unknown = (text: string) =>
    named(text).filter((name) => !files.some((path) => path.endsWith(`/${name}`)))

  it.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/model.md'])(
    '%s names no file that is gone',
    (document) => {
      const text = readFileSync(join(root, document), 'utf8')
      expect(unknown(text).filter((name) => !existsSync(join(root, name)))).toEqual([])
    },
  )

  it('a file that is gone is found', () => {
    expect(unknown('as `src/engine/index.ts` and `index.ts` do, not `app/gone.ts`')).toEqual([
      'app/gone.ts',
    ])
  })
})

describe('accessibility report', () => {
  /** Every criterion of WCAG 2.2 of levels A and AA, and 4.1.1, which reports still name. */
  const criteria = {
    A: [
      ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.3.1', '1.3.2', '1.3.3', '1.4.1', '1.4.2'],
      ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1', '2.4.1', '2.4.2', '2.4.3', '2.4.4'],
      ...['2.5.1', '2.5.2', '2.5.3', '2.5.4', '3.1.1', '3.2.1', '3.2.2', '3.2.6', '3.3.1', '3.3.2'],
      ...['3.3.7', '4.1.1', '4.1.2'],
    ],
    AA: [
      ...['1.2.4', '1.2.5', '1.3.4', '1.3.5', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11'],
      ...['1.4.12', '1.4.13', '2.4.5', '2.4.6', '2.4.7', '2.4.11', '2.5.7', '2.5.8', '3.1.2'],
      ...['3.2.3', '3.2.4', '3.3.3', '3.3.4', '3.3.8', '4.1.3'],
    ],
  } as const

  const verdicts = ['Supports', 'Partially supports', 'Does not support', 'Not applicable']

  /** What finds faults by itself; nothing is said to be supported because it finds none. */
  const automatic = ['axe']

  const text = readFileSync(new URL('../docs/accessibility.md', import.meta.url), 'utf8')

  /** The rows of the tables of a level: criterion, verdict, ways of trying, remarks. */
  function rowsOf(level: string): readonly (readonly string[])[] {
    const [, part = ''] = text.split(`\n## Level ${level}\n`)
    const [own = ''] = part.split('\n## ')
    const [, , ...rows] = own.split('\n').filter((line) => line.startsWith('|'))
    return rows.map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  }

  /** The ways of trying that the document explains. */
  const ways = [...text.matchAll(/^\| (\w+) \| .+ \|$/gm)]
    .map(([, way = '']) => way)
    .filter((way) => way !== 'word')

  test.each(['A', 'AA'] as const)(
    'the report has every criterion of level %s once, with its verdict',
    (level) => {
      const rows = rowsOf(level)
      expect(rows.map(([criterion = '']) => criterion.split(' ')[0])).toEqual(criteria[level])
      for (const [criterion = '', verdict = '', tried = '', remarks = ''] of rows) {
        expect(criterion).toMatch(/^[\d.]+ [A-Z]/)
        expect(verdicts, criterion).toContain(verdict)
        const by = tried.split(', ')
        for (const way of by) expect(ways, criterion).toContain(way)
        const isObsolete = criterion.startsWith('4.1.1')
        if (verdict === 'Supports' && !isObsolete)
          expect(by.filter((way) => !automatic.includes(way)).length, criterion).toBeGreaterThan(0)
        expect(remarks.length, criterion).toBeGreaterThan(12)
      }
    },
  )

  test('the report is of this version', () => {
    const { version } = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
    )
    expect(text).toContain(`Spindle ${version},`)
  })
})

describe('changes', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

  it('lists the version of package.json as the newest', () => {
    expect(releases[0]?.version).toBe(version)
  })

  it('lists every version once, the newest first, each with its day and what it changed', () => {
    const parts = releases.map(({ version }) => version.split('.').map(Number))
    const sorted = parts.toSorted(([a = 0, b = 0, c = 0], [d = 0, e = 0, f = 0]) =>
      d === a ? (e === b ? f - c : e - b) : d - a,
    )
    expect(parts).toEqual(sorted)
    expect(new Set(releases.map(({ version }) => version)).size).toBe(releases.length)
    const dates = releases.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
    for (const { date, changes } of releases) {
      expect(new Date(`${date}T00:00Z`).toISOString()).toMatch(`${date}T`)
      expect(changes).not.toEqual([])
      for (const { what } of changes) expect(what).toMatch(/^[A-Z].*\.$/)
    }
  })
})

describe('package lock', () => {
  type Locked = {
    readonly integrity?: string
    readonly resolved?: string
    readonly dev?: boolean
    readonly optional?: boolean
  }

  const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
    read('package-lock.json'),
  )
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '')

  it('locks every package by its hash, but for the tools of other systems that SECURITY.md tells of', () => {
    expect(packages.length).toBeGreaterThan(200)
    const unlocked = packages.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''))
    for (const [path, { dev, optional }] of unlocked) {
      expect(path).toMatch(/^node_modules\/@(biomejs\/cli|oxc-parser\/binding)-/)
      expect(path).not.toMatch(/-linux-(x64|arm64)(-gnu)?$/)
      expect({ dev, optional }).toEqual({ dev: true, optional: true })
    }
    const [, said] = /except (\d+) that are only for other systems/.exec(read('SECURITY.md')) ?? []
    expect(unlocked).toHaveLength(Number(said))
  })

  it('names no registry: packages come from the one that is set up', () => {
    expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  })
})

describe('pictures', () => {
  const folder = fileURLToPath(new URL('../e2e/pictures/', import.meta.url))

  /** Endings of pictures of a page as a plan of 2019 has it, and of a comparison of two plans. */
  const otherPictures = /-(?:2019|filled)$/

  test('each page has a wide picture in light colors and a narrow one in dark, a million and a half bytes in all', () => {
    const files = readdirSync(folder)
    const pictures = files.filter((name) => name.endsWith('.png'))
    const sizes = ['1280-light', '390-dark']
    const wanted = swept.flatMap(({ name }) => sizes.map((size) => `${name}-${size}.png`))
    const ofNoPage = pictures.filter((name) => {
      const page = name.replace(/-\d+-(?:light|dark)\.png$/, '')
      return !swept.some(({ name }) => name === page.replace(otherPictures, ''))
    })
    expect(wanted.length).toBeGreaterThan(40)
    expect(wanted.filter((name) => !pictures.includes(name))).toEqual([])
    expect(ofNoPage).toEqual([])
    const bytes = pictures.reduce((sum, name) => sum + statSync(`${folder}${name}`).size, 0)
    expect(bytes).toBeLessThanOrEqual(1_500_000)
  })

  test('the pictures say which Chromium they were taken with', () => {
    const { takenWith } = JSON.parse(readFileSync(`${folder}taken-with.json`, 'utf8'))
    expect(takenWith).toMatch(/^Chromium \d+(\.\d+){3} on \w+$/)
  })

  /** A picture of one row, one grey a pixel, or of three channels each. */
  const row = (...colours: readonly (number | readonly [number, number, number])[]) => ({
    data: Buffer.from(colours.flatMap((one) => (typeof one === 'number' ? [one, one, one] : one))),
    width: colours.length,
    height: 1,
  })

  test('a pixel that differs by the reduction of colors alone is unchanged', () => {
    // A teal link was kept as grey, as there was no teal among the colours.
    const kept = row(255, 128, 0, 255)
    expect(changedPixels(kept, row(255, [28, 106, 134], 0, 255))).toBe(0)
    expect(changedPixels(kept, row(250, 120, 20, 255))).toBe(0)
  })

  test('a pixel that another of the kept colours is nearer to is another one', () => {
    const kept = row(255, 128, 0, 255)
    expect(changedPixels(kept, row(255, 255, 0, 255))).toBe(25)
    expect(changedPixels(kept, row(0, [255, 40, 40], 255, 255))).toBe(50)
    expect(
      changedPixels(kept, { ...row(255, 128, 0, 255, 255, 128, 0, 255), width: 4, height: 2 }),
    ).toBe(50)
    expect(changedPixels(kept, row(255, 128, 0))).toBe(100)
  })
})

describe('run parts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-parts-'))
  const works = `node -e "for (const end = Date.now() + 300; Date.now() < end;);"`
  const scripts = { works, first: 'echo one', fails: 'exit 3', second: 'echo two' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }))
  afterAll(() => rmSync(folder, { recursive: true }))

  const script = fileURLToPath(new URL('./run-parts.ts', import.meta.url))
  const tsx = resolve('node_modules/tsx/dist/cli.mjs')

  function runParts(...parts: readonly string[]) {
    return spawnSync(process.execPath, [tsx, script, ...parts], { cwd: folder, encoding: 'utf8' })
  }

  it('says what each part took, and stops at the first that fails, with its exit code', () => {
    const { status, stdout } = runParts('works', 'first+fails', 'second')
    expect(status).toBe(3)
    expect(stdout).toMatch(/^one$/m)
    expect(stdout).toMatch(/^fails FAILED$/m)
    expect(stdout).not.toMatch(/two|^second/m)
    const seconds = String.raw`[\d.]+ s`
    const isLinux = process.platform === 'linux'
    const processor = isLinux ? `\\s+${seconds}` : ''
    expect(stdout).toMatch(new RegExp(`^first, fails\\s+${seconds}${processor}$`, 'm'))
    expect(stdout).toMatch(new RegExp(`^works\\s+${seconds}${processor}$`, 'm'))
    const [, ofWork] = /^works\s+[\d.]+ s\s+([\d.]+) s$/m.exec(stdout) ?? []
    if (isLinux) expect(Number(ofWork)).toBeGreaterThan(0.1)
  })
})

describe('third party notices', () => {
  /** The packages whose modules are in a build, its worker too, and those that its own lines come from. */
  function packagesIn(built: Built): Set<string> {
    const modules = built.flatMap((file) => {
      if (file.type === 'chunk') return file.moduleIds
      if (!/worker-[\w-]+\.js\.map$/.test(file.fileName)) return []
      const map: { readonly sources: readonly string[] } = JSON.parse(contentOf(file).toString())
      return map.sources
    })
    const found = modules.map((id) =>
      id.startsWith('\0')
        ? id.slice(1).split('/')[0]
        : /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1],
    )
    return new Set(found.filter((name) => name !== undefined))
  }

  function expectNotices(text: string, packages: ReadonlySet<string>): void {
    expect(packages.size).toBeGreaterThan(25)
    expect(faultsOfNotices(text, packages)).toEqual([])
  }

  // A journey reads the notices of both builds; here they are built anew, with the modules in them.
  describe.runIf(isDeep)('the third-party notices', () => {
    let hosted: Built
    let packages: Set<string>
    beforeAll(async () => {
      hosted = await buildHosted({ minify: false })
      packages = packagesIn(hosted)
      const fonts = hosted.filter(({ fileName }) => /\.(woff2?|ttf|otf)$/.test(fileName))
      for (const { fileName } of fonts) expect(fileName).toMatch(/^assets\/inter-/)
      packages.add('@fontsource-variable/inter')
    })

    it('name every package in the hosted build, with its licence in full', () => {
      // The last is in the worker alone.
      const some = ['react', 'recharts', 'zod', 'rolldown', 'htmlparser2']
      expect([...packages]).toEqual(expect.arrayContaining(some))
      const file = hosted.find(({ fileName }) => fileName === 'third-party-notices.txt')
      const text = file ? contentOf(file).toString() : ''
      // The last four are in the service worker alone, which is built apart.
      const ofServiceWorker = ['core', 'precaching', 'routing', 'strategies']
      expectNotices(text, new Set([...packages, ...ofServiceWorker.map((one) => `workbox-${one}`)]))
      // Recharts draws by what came from Lodash.
      expect(noticeOf(text, 'es-toolkit')?.words).toContain('Lodash copyright notice')
    })

    it('stand in the single file itself', async () => {
      const [, text = ''] = /<pre>([\s\S]*?)<\/pre>/.exec(pageOf(await buildSingle())) ?? []
      expectNotices(text.replaceAll('&lt;', '<').replaceAll('&amp;', '&'), packages)
    })
  })
})
