import type { ImportJob } from '@bartan/contract/products/import-schema'
import { Card, Heading } from '#components/ui/elements.tsx'
import { Breakable, DataTable } from '#components/ui/table/data-table.tsx'
import { grid } from '#styled-system/patterns'
import { useText } from './texts.ts'

/** Products whose first picture is too small for advertising platforms. */
export const SmallPictures = ({ small }: { small: ImportJob['pictures']['small'] }) => {
  const t = useText()
  if (small.length === 0) return null
  const caption = t('small', { count: small.length })
  return (
    <Card className={grid({ gap: '3' })} as="section">
      <Heading size="small">{caption}</Heading>
      <p>{t('smallAbout')}</p>
      <DataTable
        caption={caption}
        rows={small}
        keyOf={({ name, url }) => `${name} ${url}`}
        columns={[
          { name: t('product'), head: 'lead', cell: ({ name }) => <Breakable>{name}</Breakable> },
          { name: t('width'), cell: ({ width }) => t('pixels', { width: String(width) }) },
        ]}
      />
    </Card>
  )
}
