import { financialYearOf, firstYearOf, nameOfYear } from '@bartan/contract/tax/financial-year'
import { DownloadButton } from '#components/ui/download-button.tsx'
import { Card, Heading } from '#components/ui/elements.tsx'
import { call } from '#lib/api/api-client.ts'
import { callForFile, textWithBom } from '#lib/api/call-for-file.ts'
import { css } from '#styled-system/css'
import { grid, hstack } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = {
  root: grid({ gap: '3' }),
  about: css({ fontSize: 'sm', color: 'ink.soft', textWrap: 'pretty' }),
  list: css({ listStyleType: 'none' }),
  row: hstack({ justify: 'space-between', gap: '3', py: '2', borderTopWidth: '1px' }),
}

const TABLES = ['b2b', 'b2cl', 'b2cs', 'nil', 'cdnr', 'cdnur', 'hsn', 'docs', 'register'] as const

const FileButton = ({ name, read }: { name: string; read: () => Promise<string | Blob> }) => {
  const t = useText()
  return (
    <DownloadButton
      name={name}
      label={t('download')}
      accessibleLabel={`${t('download')} ${name}`}
      failure={t('failed')}
      read={read}
    />
  )
}

const readZip = async (month: string): Promise<Blob> => {
  const { file } = await callForFile('GET /api/admin/gst/:month/documents.zip', {
    params: { month },
  })
  return file
}

/** A month's tables, and all documents of its year. */
export const GstFiles = ({ month }: { month: string }) => {
  const t = useText()
  const year = nameOfYear(financialYearOf(new Date(`${month}-15`)))
  return (
    <>
      <Card as="section" className={styles.root}>
        <Heading size="small">{t('files')}</Heading>
        <p className={styles.about}>{t('filesAbout')}</p>
        <ul className={styles.list}>
          {TABLES.map((table) => (
            <li className={styles.row} key={table}>
              {t(`table.${table}`)}
              <FileButton
                name={`${month}-${table}.csv`}
                read={() =>
                  call(
                    `GET /api/admin/gst/:month/${table}.csv`,
                    { params: { month } },
                    { read: textWithBom },
                  )
                }
              />
            </li>
          ))}
          <li className={styles.row}>
            {t('pdfs')}
            <FileButton name={`documents-${month}.zip`} read={() => readZip(month)} />
          </li>
        </ul>
      </Card>
      <Card as="section" className={styles.root}>
        <Heading size="small">{t('year')}</Heading>
        <p className={styles.about}>{t('yearAbout')}</p>
        <ul className={styles.list}>
          <li className={styles.row}>
            {t('yearFile', { year })}
            <FileButton
              name={`documents-${year}.csv`}
              read={() =>
                call(
                  'GET /api/admin/gst/years/:year/documents.csv',
                  { params: { year: String(firstYearOf(month)) } },
                  { read: textWithBom },
                )
              }
            />
          </li>
        </ul>
      </Card>
    </>
  )
}
