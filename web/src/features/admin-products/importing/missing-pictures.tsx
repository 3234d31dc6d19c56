import type { ImportJob } from '@bartan/contract/products/import-schema'
import { RotateCw } from 'lucide-react'
import { BusyButton, Card, Heading } from '#components/ui/elements.tsx'
import { Breakable, DataTable } from '#components/ui/table/data-table.tsx'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from './texts.ts'

type MissingPicturesProps = {
  failed: ImportJob['pictures']['failed']
  isBusy: boolean
  /** Undefined while the import runs. */
  onRetry: (() => void) | undefined
}

/** Pictures that could not be downloaded, with reasons. */
export const MissingPictures = ({ failed, isBusy, onRetry }: MissingPicturesProps) => {
  const t = useText()
  if (failed.length === 0) return null
  const caption = t('failed', { count: failed.length })
  // Several products may share a URL.
  const byAddress = new Map(failed.map(({ url, code }) => [url, code]))
  const mayHelp = failed.some(({ code }) => code !== 'too_many')
  return (
    <Card className={grid({ gap: '3' })} as="section">
      <Heading size="small">{caption}</Heading>
      {onRetry && mayHelp && (
        <BusyButton
          className={css({ justifySelf: 'start' })}
          variant="outline"
          size="sm"
          isBusy={isBusy}
          onClick={onRetry}
        >
          <RotateCw aria-hidden size={16} />
          {t('tryAgain')}
        </BusyButton>
      )}
      <DataTable
        caption={caption}
        rows={[...byAddress]}
        keyOf={([url]) => url}
        columns={[
          { name: t('address'), head: 'lead', cell: ([url]) => <Breakable>{url}</Breakable> },
          { name: t('why'), isLong: true, cell: ([, code]) => t(`failure.${code}`) },
        ]}
      />
    </Card>
  )
}
