import { chakra } from '@chakra-ui/react/styled-system'
import { Undo2 } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Card } from '../../../components/card.tsx'
import { FormAlert } from '../../../components/form-alert.tsx'
import { Heading } from '../../../components/heading.tsx'
import { paths } from '../../../config/paths.ts'
import { messageOf } from '../../../lib/api-error.ts'
import type { useBulkEdit } from '../use-bulk-edit.ts'
import type { Written } from '../api/write-bulk.ts'

type BulkResultProps = Pick<ReturnType<typeof useBulkEdit>, 'writing' | 'undoing' | 'startOver'> & {
  written: Written
}

const Undone = ({ undoing }: Pick<BulkResultProps, 'undoing'>) => {
  if (undoing.error) return <FormAlert>{messageOf(undoing.error)}</FormAlert>
  if (!undoing.data) return null
  const { undone, skipped } = undoing.data
  return (
    <>
      <chakra.output display="block">Taken back: {undone} products.</chakra.output>
      {skipped.length > 0 && (
        <FormAlert>
          Left as they are: {skipped.map(({ name, message }) => `${name} (${message})`).join(', ')}
        </FormAlert>
      )}
    </>
  )
}

/** What was written, what was not and why, and the way back. */
export const BulkResult = ({ written, writing, undoing, startOver }: BulkResultProps) => (
  <Card as="section" display="grid" gap="4">
    <Heading size="small">{writing.isError ? 'Not everything was written' : 'Done'}</Heading>
    <chakra.output display="block">
      {written.created} created, {written.changed} changed
      {written.failed.length > 0 && `, ${written.failed.length} refused`}.
    </chakra.output>
    {writing.error && <FormAlert>{messageOf(writing.error)}</FormAlert>}
    {written.failed.length > 0 && (
      <chakra.ul display="grid" gap="1" color="danger" fontSize="sm">
        {written.failed.map(({ sku, message }) => (
          <chakra.li key={sku} listStyleType="none">
            <strong>{sku}</strong>: {message}
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
          {undoing.isPending ? 'Undoing…' : 'Undo'}
        </Button>
      )}
      <Button variant="outline" onClick={startOver}>
        Edit more
      </Button>
      <ButtonLink variant="quiet" to={paths.adminProducts}>
        To the products
      </ButtonLink>
    </chakra.div>
  </Card>
)
