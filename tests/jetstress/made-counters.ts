/** Counters as relog writes them: made for tests, of no real machine. */
export function counterLines({
  samples,
  ms = () => 10,
  mark = ',',
  decimal = '.',
}: {
  readonly samples: number
  readonly ms?: (at: number) => number
  readonly mark?: ',' | ';'
  readonly decimal?: '.' | ','
}): string {
  const head = quoted(
    [
      '(PDH-CSV 4.0) (W. Europe Standard Time)(-60)',
      '\\\\MADE01\\LogicalDisk(E:\\DB01)\\Avg. Disk sec/Read',
      '\\\\MADE01\\LogicalDisk(_Total)\\Avg. Disk sec/Read',
      '\\\\MADE01\\MSExchange Database ==> Instances(Instance1.1)\\I/O Database Reads Average Latency',
      '\\\\MADE01\\MSExchange Database ==> Instances(Instance1.1)\\I/O Log Writes Average Latency',
    ],
    mark,
  )
  const lines = Array.from({ length: samples }, (_, at) => {
    const time = new Date(Date.UTC(2026, 2, 4, 10, 0, 15 * at)).toISOString()
    const [year, month, day] = time.slice(0, 10).split('-')
    const said = (value: number) => String(value).replace('.', decimal)
    const values = [ms(at) / 1000, 999, ms(at), ms(at)].map(said)
    return quoted([`${month}/${day}/${year} ${time.slice(11, 23)}`, ...values], mark)
  })
  return `${[head, ...lines].join('\r\n')}\r\n`
}

/** One more line of such counters: of the disk, of reads of the database and of writes of its log. */
export function counterLine(time: string, [disk = '', ...others]: readonly string[]): string {
  return quoted([time, disk, '999', ...others], ',')
}

function quoted(cells: readonly string[], mark: string): string {
  return cells.map((cell) => `"${cell}"`).join(mark)
}
