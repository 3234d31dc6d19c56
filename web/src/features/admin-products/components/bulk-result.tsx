import { chakra } from '@chakra-ui/react/styled-system'
import { Undo2 } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Card } from '../../../components/card.tsx'
import { FormAlert } from '../../../components/form-alert.tsx'
import { Heading } from '../../../components/heading.tsx'
import { paths } from '../../../config/paths.ts'
import { said } from '../../../copy/copy-of.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { copy } from '../copy.ts'
import type { useBulkEdit } from '../use-bulk-edit.ts'
import type { Written } from '../api/write-bulk.ts'

type BulkResultProps = Pick<ReturnType<typeof useBulkEdit>, 'writing' | 'undoing' | 'startOver'> & {
  written: Written
}

const Undone = ({ undoing }: Pick<BulkResultProps, 'undoing'>) => {
  if (undoing.error) return <FormAlert>{said(messageOf(undoing.error))}</FormAlert>
  if (!undoing.data) return null
  const { undone, skipped } = undoing.data
  return (
    <>
      <chakra.output display="block">{copy('takenBack', { count: undone })}</chakra.output>
      {skipped.length > 0 && (
        <FormAlert>
          {copy('leftAsTheyAre', {
            names: skipped.map(({ name, message }) => `${name} (${said(message)})`).join(', '),
          })}
        </FormAlert>
      )}
    </>
  )
}

/** What was written, what was not and why, and how to undo it. */
export const BulkResult = ({ written, writing, undoing, startOver }: BulkResultProps) => (
  <Card as="section" display="grid" gap="4">
    <Heading size="small">{copy(writing.isError ? 'notAllWritten' : 'done')}</Heading>
    <chakra.output display="block">
      {copy(written.failed.length > 0 ? 'outcomeRefused' : 'outcome', {
        created: written.created,
        changed: written.changed,
        refused: written.failed.length,
      })}
    </chakra.output>
    {writing.error && <FormAlert>{said(messageOf(writing.error))}</FormAlert>}
    {written.failed.length > 0 && (
      <chakra.ul display="grid" gap="1" color="danger" fontSize="sm">
        {written.failed.map(({ sku, message }) => (
          <chakra.li key={sku} listStyleType="none">
            <strong>{sku}</strong>: {message && said(message)}
          </chakra.li>
        ))}
      </chakra.ul>
    )}
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
          {copy(undoing.isPending ? 'undoing' : 'undo')}
        </Button>
      )}
      <Button variant="outline" onClick={startOver}>
        {copy('editMore')}
      </Button>
      <ButtonLink to={paths.adminProducts}>{copy('toProducts')}</ButtonLink>
    </chakra.div>
  </Card>
)
