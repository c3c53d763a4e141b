import { useId, useState } from 'react'
import { pages } from '../../app/routes/pages.ts'
import { useMailboxStatistics } from '../../app/store/statistics.ts'
import { useProject } from '../../app/store/use-project.ts'
import { type Plan, projectLimits, versionOf } from '../../engine/index.ts'
import type { SiteMessageProfile, StatisticsReading } from '../../statistics/index.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Fold } from '../../ui/fold.tsx'
import { FoldLine } from '../../ui/fold-line.tsx'
import { SizesAsComputed, useFormat } from '../../ui/format-context.tsx'
import { saveFile } from '../../ui/save-file.tsx'
import { StatisticsFilesSection } from './files-read.tsx'
import { applyProposedTiers, ProposedTable, type ProposedTier } from './proposed-tiers.tsx'
import {
  type StatisticsScript,
  type StatisticsScriptTarget,
  statisticsScripts,
} from './statistics-scripts.ts'
import { tierAnswersOfFigures } from './tier-proposal.ts'
import { TiersByPercentiles } from './tiers-by-percentiles.tsx'
import './statistics.css'

export function StatisticsPage() {
  const { reading, underWay } = useMailboxStatistics()
  const format = useFormat()
  const waiting = reading ? waitingRows(reading) : 0
  return (
    <article className="plan statistics">
      <h1 tabIndex={-1}>{pages.statistics.title}</h1>
      <p className="why">
        Get tiers from your present mailboxes: their sizes and messages, exported from Exchange as
        CSV by the scripts below. The files are read here in the browser; only counts and sizes are
        kept, no names.
      </p>
      {/* Open only before files are chosen: with files, the scripts have been run. */}
      <CommandList isOpen={!reading && !underWay} />
      <StatisticsFilesSection />
      {reading && reading.sites.length > 0 && !underWay && (
        <SiteProposal
          sites={reading.sites}
          from={reading.files.map(({ name }) => name).join(', ')}
        />
      )}
      {waiting > 0 && reading?.figures && !underWay && (
        <p className="error-summary">
          Tiers are proposed once the questions above are answered: {format.number(waiting)}{' '}
          {waiting === 1 ? 'row is' : 'rows are'} left out until then, and the others alone would
          give wrong tiers.
        </p>
      )}
      {reading?.figures && reading.percentiles && waiting === 0 && !underWay && (
        // Bounds of tiers are in the unit of quotas, so the sizes beside them are, too.
        <SizesAsComputed>
          <TiersByPercentiles
            key={JSON.stringify(reading.percentiles)}
            figures={reading.figures}
            percentiles={reading.percentiles}
            from={reading.files.map(({ name }) => name).join(', ')}
          />
        </SizesAsComputed>
      )}
    </article>
  )
}

/** Number of rows that cannot be read until a unit or decimal sign is chosen. */
function waitingRows({ files }: StatisticsReading): number {
  return files.reduce((total, { bare, undecided, said }) => {
    const unread = [said.unit ? null : bare, said.decimals ? null : undecided]
    return total + unread.reduce((rows, open) => rows + (open?.count ?? 0), 0)
  }, 0)
}

type SiteProposalProps = {
  readonly sites: readonly SiteMessageProfile[]
  /** Names of the statistics files, kept as the origin of the answers. */
  readonly from: string
}

function SiteProposal({ sites, from }: SiteProposalProps) {
  const plan = useProject((now) => now.plan)
  const format = useFormat()
  const tiers = proposedTiersBySite(sites, plan)
  return (
    <section aria-labelledby="site-proposal-title">
      <h2 id="site-proposal-title">Tiers by site</h2>
      <p className="hint">
        A tier for each site, with the average of its mailboxes, rounded up.
        {sites.length > projectLimits.tiers &&
          ` A plan has up to ${format.number(projectLimits.tiers)} tiers: the smallest sites are one.`}{' '}
        The message profile has no sizes: quotas are those of the first tier of the plan.
      </p>
      <ProposedTable tiers={tiers} plan={plan} />
      <p>
        They replace the {plan.tiers.length === 1 ? 'tier' : 'tiers'} of the plan. This can be
        undone.
      </p>
      <div className="buttons">
        <button
          type="button"
          className="primary"
          onClick={() => applyProposedTiers(plan, tiers, from)}
        >
          Use these tiers
        </button>
      </div>
    </section>
  )
}

/** Proposes a tier per site; above the limit of tiers, the smallest sites share the last one. */
export function proposedTiersBySite(
  sites: readonly SiteMessageProfile[],
  plan: Plan,
): readonly ProposedTier[] {
  const isAll = sites.length <= projectLimits.tiers
  const [single, others] = isAll
    ? [sites, []]
    : [sites.slice(0, projectLimits.tiers - 1), sites.slice(projectLimits.tiers - 1)]
  const sum = (of: (site: SiteMessageProfile) => number) =>
    others.reduce((total, site) => total + of(site), 0)
  const rest: SiteMessageProfile = {
    name: `${others.length} other sites`,
    mailboxes: sum(({ mailboxes }) => mailboxes),
    messages: sum(({ messages }) => messages),
    messageBytes: sum(({ messageBytes }) => messageBytes),
  }
  return [...single, ...(isAll ? [] : [rest])].map(
    ({ name, mailboxes, messages, messageBytes }, at) => {
      const figures = {
        mailboxes,
        messages,
        messageBytes,
        bytes: null,
        largest: null,
        items: null,
        busiest: null,
        archives: null,
      }
      return {
        at,
        name: name.slice(0, projectLimits.name),
        usual: null,
        bound: null,
        figures,
        answers: tierAnswersOfFigures(figures, null, plan),
      }
    },
  )
}

function CommandList({ isOpen }: { readonly isOpen: boolean }) {
  const usual = useProject(({ plan }): StatisticsScriptTarget => versionOf(plan).mailboxCommands)
  const [chosen, setChosen] = useState<string | null>(null)
  const id = useId()
  const place = Object.entries(statisticsScripts).find(([key]) => key === (chosen ?? usual))?.[1]
  if (!place) return null
  return (
    <FoldLine
      id="commands"
      level={2}
      title="1. Run the scripts"
      says="They change nothing; they write two CSV files: sizes and messages."
      isOpen={isOpen}
    >
      <div className="field">
        <label htmlFor={id}>Where the mailboxes are now</label>
        <select id={id} value={chosen ?? usual} onChange={({ target }) => setChosen(target.value)}>
          {Object.entries(statisticsScripts).map(([key, { name }]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Command title="Sizes and item counts" file="mailbox-sizes.ps1" {...place.sizes} />
      {place.messages ? (
        <Command title={messagesTitle} file="mailbox-messages.ps1" {...place.messages} />
      ) : (
        <>
          <h3>{messagesTitle}</h3>
          <p>
            Exchange 2003 has no command that counts its tracking logs by mailbox. Microsoft’s
            Exchange Server Profile Analyzer gives the average of a server: enter it in the message
            profile.
          </p>
        </>
      )}
      <p className="hint">
        If PowerShell refuses a saved script, unblock it in the properties of the file.
      </p>
    </FoldLine>
  )
}

const messagesTitle = 'Messages per mailbox and day'

type CommandProps = StatisticsScript & {
  readonly title: string
  readonly file: string
}

function Command({ title, text, note, sources, file }: CommandProps) {
  const format = useFormat()
  const [all, setAll] = useState(false)
  const lines = text.split('\n')
  return (
    <div className="above-4 below-4">
      <div className="row down-0">
        <h3>{title}</h3>
        <div className="row down-0">
          <button
            type="button"
            className="plain"
            onClick={() => saveFile(file, 'text/plain;charset=utf-8', lines.join('\r\n'))}
          >
            <span aria-hidden="true">↓ </span>Save .ps1<span className="sr">: {title}</span>
          </button>
          <CopyButton
            name={`the script: ${title}`}
            textNow={() => text}
            otherwise="save the script instead"
          />
        </div>
      </div>
      <p className="hint">{note}</p>
      <p>
        <button type="button" className="link" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Hide the lines' : `Show all ${format.number(lines.length)} lines`}
          <span className="sr">, {title}</span>
        </button>
      </p>
      {all && (
        <pre className="card small breaks above-2 below-2" translate="no">
          {text}
        </pre>
      )}
      <Fold title="Sources">
        <p className="footnote">{sources.join('; ')}.</p>
      </Fold>
    </div>
  )
}
