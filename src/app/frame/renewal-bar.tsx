import { useRenewal } from '../store/renewal.ts'
import { RenewalChoices, RenewalText } from './renewal-notice.tsx'
import './renewal.css'

/**
 * Says that a newer version is ready, and has a person take it or put it off. It comes late, below
 * the masthead.
 */
export function RenewalBar() {
  const isShown = useRenewal(({ waiting, isReplaced }) => isReplaced || waiting?.isPutOff === false)
  return (
    <section
      className={isShown ? 'notice renewal' : undefined}
      aria-label={isShown ? 'A newer version' : undefined}
    >
      {/* There before it has anything to say, or a screen reader misses it. */}
      <div className="filling" role="status">
        {isShown && <RenewalText />}
      </div>
      {isShown && <RenewalChoices />}
    </section>
  )
}
