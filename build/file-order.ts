import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs test files of one environment and one project one after the other. Vitest keeps a worker, with
 * its imported modules, only while the next file has the same environment and project. Within such a
 * group the order of Vitest stays: the slowest file first.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const groups = new Map<string, TestSpecification[]>()
    for (const file of sorted) {
      const of = `${file.project.name} ${environmentOf(file.moduleId)}`
      groups.set(of, [...(groups.get(of) ?? []), file])
    }
    return [...groups.values()].flat()
  }
}

function environmentOf(path: string): string {
  return /@vitest-environment (\w+)/.exec(readFileSync(path, 'utf8'))?.[1] ?? 'node'
}
