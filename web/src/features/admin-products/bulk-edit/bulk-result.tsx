import { Undo2 } from 'lucide-react'
import { BusyButton, Button, ButtonLink, Card, Heading } from '#components/ui/elements.tsx'
import { ErrorAlert } from '#components/ui/form/form-alert.tsx'
import { translateReason } from '#i18n/translate.ts'
import { adminPaths } from '#lib/admin-paths.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { conflictsOf } from './bulk-conflicts.ts'
import { UndoResult } from './undo-result.tsx'
import type { useBulkEdit } from './use-bulk-edit.ts'
import type { Written } from './write-bulk.ts'

const styles = { actions: wrap({ gap: '3' }) }

type BulkResultProps = Pick<
  ReturnType<typeof useBulkEdit>,
  'writing' | 'settling' | 'undoing' | 'startOver'
> & { written: Written }

/** Rows whose stock was changed by orders or other users; one press decides for all. */
const Conflicts = ({ written, settling }: Pick<BulkResultProps, 'written' | 'settling'>) => {
  const t = useText()
  const count = conflictsOf(written).length
  if (count === 0) return null
  return (
    <div className={grid({ gap: '3' })}>
      <p>{t('conflictsLeft', { count })}</p>
      <ErrorAlert error={settling.error} />
      <div className={styles.actions}>
        <BusyButton
          variant="accent"
          isBusy={settling.isPending}
          onClick={() => settling.mutate('theirs')}
        >
          {t('takeTheirs')}
        </BusyButton>
        <BusyButton
          variant="outline"
          isBusy={settling.isPending}
          onClick={() => settling.mutate('mine')}
        >
          {t('keepMine')}
        </BusyButton>
      </div>
    </div>
  )
}

/** Result of a bulk edit: written rows, refused rows with reasons, and undo. */
export const BulkResult = ({ written, writing, settling, undoing, startOver }: BulkResultProps) => {
  const t = useText()
  // Only admins may undo (contract §15).
  const isAdmin = useUser()?.role === 'admin'
  return (
    <Card className={grid({ gap: '4' })} as="section">
      <Heading size="small">
        {t(writing.isError || written.failed.length > 0 ? 'notAllWritten' : 'done')}
      </Heading>
      <output className={css({ display: 'block' })}>
        {t(written.failed.length > 0 ? 'outcomeRefused' : 'outcome', {
          created: written.created,
          changed: written.changed,
          refused: written.failed.length,
        })}
      </output>
      <ErrorAlert error={writing.error} />
      {written.failed.length > 0 && (
        <ul className={grid({ gap: '1', color: 'danger', fontSize: 'sm' })}>
          {written.failed.map(({ sku, message, reason, params }) => (
            <li className={css({ listStyleType: 'none' })} key={sku}>
              <strong>{sku}</strong>:{' '}
              {message && translateReason(t.language, { message, reason, params })}
            </li>
          ))}
        </ul>
      )}
      <Conflicts written={written} settling={settling} />
      <UndoResult undoing={undoing} />
      <div className={styles.actions}>
        {isAdmin && !undoing.isSuccess && written.created + written.changed > 0 && (
          <Button
            variant="outline"
            disabled={undoing.isPending}
            onClick={() => {
              if (written.batch) undoing.mutate(written.batch)
            }}
          >
            <Undo2 aria-hidden size={18} />
            {t(undoing.isPending ? 'undoing' : 'undo')}
          </Button>
        )}
        <Button variant="outline" onClick={startOver}>
          {t('editMore')}
        </Button>
        <ButtonLink to={adminPaths.products}>{t('toProducts')}</ButtonLink>
      </div>
    </Card>
  )
}
