import { type FileProblem, mostPlanOrCatalogBytes, mostProjectFileBytes } from '../codec/index.ts'
import type { RefusedFileResult } from '../ui/file-input.tsx'

/** Kinds of files that can be opened, in words. */
const kinds = {
  plan: {
    noun: 'plan',
    file: 'plan file',
    mostBytes: mostProjectFileBytes,
    what: 'a plan that Spindle saved',
    says: '',
    ending: '.spindle.json',
    instead: () => 'Open it in the newer version.',
  },
  catalog: {
    noun: 'catalog',
    file: 'catalog',
    mostBytes: mostPlanOrCatalogBytes,
    what: 'a catalog',
    says: ': that says "format": "Spindle catalog"',
    ending: '.catalog.json',
    instead: (newest: number) =>
      `Export it in version ${newest}, or import it in the newer version.`,
  },
} as const

export async function readPlanOrCatalogFile<T extends { readonly ok: true }>(
  file: File,
  kind: keyof typeof kinds,
  decode: (text: string) => T | { readonly ok: false; readonly problem: FileProblem },
): Promise<T | RefusedFileResult> {
  const refused = (problem: FileProblem | { readonly code: 'unreadable' }): RefusedFileResult => ({
    ok: false,
    reason: refusalReason(problem, kind, file.size),
    problems: problem.code === 'invalid' ? problem.problems : [],
  })
  if (file.size > kinds[kind].mostBytes) return refused({ code: 'too large' })
  const text = await file.text().catch(() => null)
  if (text === null) return refused({ code: 'unreadable' })
  const decoded = decode(text)
  return decoded.ok ? decoded : refused(decoded.problem)
}

export function refusalReason(
  problem: FileProblem | { readonly code: 'unreadable' },
  kind: keyof typeof kinds,
  bytes: number,
): string {
  const { noun, mostBytes, what, says, ending, file, instead } = kinds[kind]
  const choose = `Choose a file whose name ends in ${ending}.`
  switch (problem.code) {
    case 'unreadable':
      return 'The browser could not read it. Choose it again.'
    case 'too large':
      // A project file may be larger than a file of one plan.
      if (bytes > mostBytes && mostBytes > mostPlanOrCatalogBytes)
        return `It is larger than ${mostBytes / 1e6} MB, and no project is. ${choose}`
      return `It is larger than ${mostPlanOrCatalogBytes / 1e6} MB, and no ${noun} is. ${choose}`
    case 'not JSON':
      return `It is cut short, or not ${what}. ${choose}`
    case 'another format':
      return `It is JSON, but not ${what}${says}. ${choose}`
    case 'newer': {
      const { version, newest } = problem
      const known = newest === 1 ? 'version 1' : `versions 1 to ${newest}`
      return `It was saved by a newer version of Spindle, in version ${version} of the ${file}; this one reads ${known}. ${instead(newest)}`
    }
    case 'invalid':
      return 'These parts of it cannot be taken:'
  }
}
