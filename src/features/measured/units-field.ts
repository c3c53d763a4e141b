import { keptTestBoxes, type NumberBox, type TestedOn } from '../../engine/index.ts'

/** The box that asks how many arrays or drives a test ran on. */
export function unitsField({
  drives,
}: Pick<TestedOn, 'drives'>): NumberBox & { readonly key: string } {
  const isDrives = drives === null
  return {
    ...keptTestBoxes.units,
    key: 'keep-units',
    label: isDrives ? 'Database drives under the test' : 'Arrays under the test',
    help: 'Of all servers that it ran on at once.',
  }
}
