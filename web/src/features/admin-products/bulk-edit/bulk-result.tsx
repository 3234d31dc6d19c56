import { chakra } from '@chakra-ui/react/styled-system'
import { Undo2 } from 'lucide-react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/link.tsx'
import { Card } from '#components/ui/card.tsx'
import { FormAlert } from '#components/ui/form-alert.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { paths } from '#lib/paths.ts'
import { translateReason } from '#i18n/translate.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { t } from '../texts.ts'
import { conflictsOf } from './bulk-conflicts.ts'
import type { useBulkEdit } from './use-bulk-edit.ts'
import type { Written } from './write-bulk.ts'

type BulkResultProps = Pick<
  ReturnType<typeof useBulkEdit>,
  'writing' | 'settling' | 'undoing' | 'startOver'
> & {
  written: Written
}

const Undone = ({ undoing }: Pick<BulkResultProps, 'undoing'>) => {
  if (undoing.error) return <FormAlert>{messageOf(undoing.error)}</FormAlert>
  if (!undoing.data) return null
  const { undone, skipped } = undoing.data
  return (
    <>
      <chakra.output display="block">{t('takenBack', { count: undone })}</chakra.output>
      {skipped.length > 0 && (
        <FormAlert>
          {t('leftAsTheyAre', {
            names: skipped
              .map(({ name, ...reason }) => `${name} (${translateReason(reason)})`)
              .join(', '),
          })}
        </FormAlert>
      )}
    </>
  )
}

/** The stock of some rows was changed by sales or by others: one press decides for all of them. */
const Conflicts = ({ written, settling }: Pick<BulkResultProps, 'written' | 'settling'>) => {
  const count = conflictsOf(written).length
  if (count === 0) return null
  return (
    <chakra.div display="grid" gap="3">
      <p>{t('conflictsLeft', { count })}</p>
      {settling.error && <FormAlert>{messageOf(settling.error)}</FormAlert>}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
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
      </chakra.div>
    </chakra.div>
  )
}

/** What was written, what was not and why, and how to undo it. */
export const BulkResult = ({ written, writing, settling, undoing, startOver }: BulkResultProps) => (
  <Card as="section" display="grid" gap="4">
    <Heading size="small">{t(writing.isError ? 'notAllWritten' : 'done')}</Heading>
    <chakra.output display="block">
      {t(written.failed.length > 0 ? 'outcomeRefused' : 'outcome', {
        created: written.created,
        changed: written.changed,
        refused: written.failed.length,
      })}
    </chakra.output>
    {writing.error && <FormAlert>{messageOf(writing.error)}</FormAlert>}
    {written.failed.length > 0 && (
      <chakra.ul display="grid" gap="1" color="danger" fontSize="sm">
        {written.failed.map(({ sku, message, reason, params }) => (
          <chakra.li key={sku} listStyleType="none">
            <strong>{sku}</strong>: {message && translateReason({ message, reason, params })}
          </chakra.li>
        ))}
      </chakra.ul>
    )}
    <Conflicts written={written} settling={settling} />
    <Undone undoing={undoing} />
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      {!undoing.isSuccess && written.created + written.changed > 0 && (
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
      <ButtonLink to={paths.adminProducts}>{t('toProducts')}</ButtonLink>
    </chakra.div>
  </Card>
)
