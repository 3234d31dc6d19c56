import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Card } from '#components/ui/elements.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { call } from '#lib/api/api-client.ts'
import { saveFile } from '#lib/storage/save-file.ts'
import { yearName, yearOf } from '../months.ts'
import { t } from '../texts.ts'
import { css } from '#styled-system/css'

const styles = {
  root: css({ display: 'grid', gap: '3' }),
  about: css({ fontSize: 'sm', color: 'ink.soft', textWrap: 'pretty' }),
  list: css({ listStyleType: 'none' }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    py: '1',
    borderTopWidth: '1px',
  }),
}

/** As the server wrote it: a byte order mark belongs to the file. */
const asText = async (response: Response): Promise<string> => response.text()

const TABLES = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'hsn', 'docs'] as const

/** A file of the server's, saved under a name that tells what it is. */
const DownloadButton = ({ name, read }: { name: string; read: () => Promise<string> }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(name, await read()),
    onError: (error) => toast.error(t('failed'), messageOf(error)),
  })
  return (
    <BusyButton
      variant="outline"
      size="sm"
      isBusy={isPending}
      aria-label={`${t('download')} ${name}`}
      onClick={() => mutate()}
    >
      <Download aria-hidden size={16} />
      {t('download')}
    </BusyButton>
  )
}

/** The tables of a month, and all documents of its year. */
export const GstFiles = ({ month }: { month: string }) => {
  const first = yearOf(month)
  return (
    <>
      <Card as="section" className={styles.root}>
        <Heading size="small">{t('files')}</Heading>
        <p className={styles.about}>{t('filesAbout')}</p>
        <ul className={styles.list}>
          {TABLES.map((table) => (
            <li className={styles.row} key={table}>
              {t(`table.${table}`)}
              <DownloadButton
                name={`${month}-${table}.csv`}
                read={() =>
                  call(
                    `GET /api/admin/gst/:month/${table}.csv`,
                    { params: { month } },
                    { read: asText },
                  )
                }
              />
            </li>
          ))}
        </ul>
      </Card>
      <Card as="section" className={styles.root}>
        <Heading size="small">{t('year')}</Heading>
        <p className={styles.about}>{t('yearAbout')}</p>
        <ul className={styles.list}>
          <li className={styles.row}>
            {t('yearFile', { year: yearName(first) })}
            <DownloadButton
              name={`documents-${yearName(first)}.csv`}
              read={() =>
                call(
                  'GET /api/admin/gst/years/:year/documents.csv',
                  { params: { year: String(first) } },
                  { read: asText },
                )
              }
            />
          </li>
        </ul>
      </Card>
    </>
  )
}
