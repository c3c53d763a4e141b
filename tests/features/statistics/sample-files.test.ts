import { expect, it } from 'vitest'
import { sampleFigures, sampleFiles } from '../../../src/features/statistics/sample-files.ts'
import { fewestTiers } from '../../../src/features/statistics/tier-proposal.ts'
import { percentilesOf, readStatistics } from '../../../src/statistics/index.ts'

it('has files as samples that are read to the figures that the page makes tiers of', async () => {
  const { figures, files } = await readStatistics(
    sampleFiles.map(({ name, text }) => new File([text], name)),
  )
  expect(figures).toEqual(sampleFigures)
  expect(files.flatMap(({ notes }) => notes)).toEqual([])
})

it('has samples that become more than one tier', () => {
  const percentiles = percentilesOf(sampleFigures)
  expect(fewestTiers(sampleFigures, percentiles, 'MiB')).toBe(2)
})
