import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs files of one environment and one project one after the other. Vitest keeps a worker, with all
 * that it has imported, only as long as the next file has the same; the dearest file still comes first.
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
