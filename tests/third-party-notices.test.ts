import { beforeAll, describe, expect, it } from 'vitest'
import { type Built, buildHosted, buildSingle, contentOf, pageOf } from './bench/builds.ts'
import { isDeep } from './cases.ts'

/** What each licence says in its own words. */
const saying: Readonly<Record<string, RegExp>> = {
  MIT: /Permission is hereby granted, free of charge[\s\S]*without restriction/,
  ISC: /Permission to use, copy, modify, and\/or distribute this software/,
  'BSD-2-Clause': /Redistributions in binary form must reproduce/,
  'BSD-3-Clause': /Redistributions in binary form must reproduce/,
  'Apache-2.0': /Apache License\s+Version 2\.0/,
  'OFL-1.1': /SIL OPEN FONT LICENSE Version 1\.1/,
}

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

/** What stands under the name of a package, with its licence. */
function noticeOf(text: string, name: string): { licence: string; words: string } | null {
  const title = new RegExp(`^${name} \\d[\\w.-]* \\((.+)\\)\\n-+\\n`, 'm').exec(text)
  if (!title) return null
  const words = text.slice(title.index + title[0].length).split(/^\S+ \d[\w.-]* \(.+\)\n-+\n/m)[0]
  return { licence: title[1] ?? '', words: words ?? '' }
}

function expectNotices(text: string, packages: ReadonlySet<string>): void {
  expect(packages.size).toBeGreaterThan(25)
  for (const name of packages) {
    const notice = noticeOf(text, name)
    expect(notice, name).not.toBeNull()
    for (const licence of notice?.licence.split(' AND ') ?? []) {
      // Where there is a choice, one of them in full is enough.
      const choices = licence.replace(/^\((.+)\)$/, '$1').split(' OR ')
      const given = choices.filter((one) => saying[one]?.test(notice?.words ?? ''))
      expect(given, `${name}, ${licence}`).not.toEqual([])
    }
  }
}

describe('the third-party notices', () => {
  let hosted: Built
  let packages: Set<string>
  beforeAll(async () => {
    hosted = await buildHosted()
    packages = packagesIn(hosted)
    const fonts = hosted.filter(({ fileName }) => /\.(woff2?|ttf|otf)$/.test(fileName))
    for (const { fileName } of fonts) expect(fileName).toMatch(/^assets\/inter-/)
    packages.add('@fontsource-variable/inter')
  })

  it('name every package in the hosted build, with its licence in full', () => {
    // The last is in the worker alone.
    const some = ['react', 'recharts', 'zod', 'rolldown', 'ml-matrix']
    expect([...packages]).toEqual(expect.arrayContaining(some))
    const file = hosted.find(({ fileName }) => fileName === 'third-party-notices.txt')
    const text = file ? contentOf(file).toString() : ''
    // The last four are in the service worker alone, which is built apart.
    const ofServiceWorker = ['core', 'precaching', 'routing', 'strategies']
    expectNotices(text, new Set([...packages, ...ofServiceWorker.map((one) => `workbox-${one}`)]))
    // Recharts draws by what came from Lodash.
    expect(noticeOf(text, 'es-toolkit')?.words).toContain('Lodash copyright notice')
  })

  // A journey reads them in the single file; here it would be built once more.
  it.runIf(isDeep)('stand in the single file itself', async () => {
    const [, text = ''] = /<pre>([\s\S]*?)<\/pre>/.exec(pageOf(await buildSingle())) ?? []
    expectNotices(text.replaceAll('&lt;', '<').replaceAll('&amp;', '&'), packages)
  })
})
