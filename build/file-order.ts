import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs test files of one environment, with the same options, one after the other. Vitest keeps a
 * worker, with its imported modules, only while the next file has the same environment and options.
 * The smallest groups come first: a slow file with a worker of its own would otherwise leave the
 * other idle at the end. Within a group the order of Vitest stays: the slowest file first.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const groups = new Map<string, TestSpecification[]>()
    for (const file of sorted) {
      const of = environmentOf(file.moduleId)
      groups.set(of, [...(groups.get(of) ?? []), file])
    }
    return [...groups.values()].toSorted((a, b) => a.length - b.length).flat()
  }
}

function environmentOf(path: string): string {
  const text = readFileSync(path, 'utf8')
  const [, name = 'node'] = /@vitest-environment (\w+)/.exec(text) ?? []
  const [, options = ''] = /@vitest-environment-options (.+)/.exec(text) ?? []
  return `${name} ${options}`
}
