import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { translateReason } from '#i18n/translate.ts'
import { messageOf } from '#lib/api/api-error.ts'
import type { Undone as UndoneEdit } from '#lib/api/undo-batch.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = { outcome: css({ display: 'block' }) }

type UndoResultProps = {
  undoing: { error: Error | null; data: UndoneEdit | undefined }
  /** What was restored, if not a number of products. */
  restored?: string
}

/** What an undo restored, and what it left unchanged. */
export const UndoResult = ({ undoing, restored }: UndoResultProps) => {
  const t = useText()
  if (undoing.error) return <FormAlert>{messageOf(t.language, undoing.error)}</FormAlert>
  if (!undoing.data) return null
  const { undone, skipped } = undoing.data
  return (
    <>
      <output className={styles.outcome}>{restored ?? t('takenBack', { count: undone })}</output>
      {skipped.length > 0 && (
        <FormAlert>
          {t('leftAsTheyAre', {
            names: skipped
              .map(({ name, ...reason }) => `${name} (${translateReason(t.language, reason)})`)
              .join(', '),
          })}
        </FormAlert>
      )}
    </>
  )
}
