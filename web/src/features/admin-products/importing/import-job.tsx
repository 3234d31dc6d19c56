import type { ImportJob as Job } from '@bartan/contract/products/import-schema'
import { groupDigits } from '@bartan/contract/reasons/group-digits'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Undo2, RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { BusyButton, Button, ButtonLink, Card, Heading } from '#components/ui/elements.tsx'
import { ErrorAlert, FormAlert } from '#components/ui/form/form-alert.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { ProgressBar } from '#components/ui/loading/progress-bar.tsx'
import { Breakable, DataTable } from '#components/ui/table/data-table.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { call } from '#lib/api/api-client.ts'
import { undoBatch } from '#lib/api/undo-batch.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { forgetProducts } from '../api/product-query.ts'
import { UndoResult } from '../bulk-edit/undo-result.tsx'
import { useText as useProductsText } from '../texts.ts'
import { ImportFaults } from './import-faults.tsx'
import { importQuery } from './import-queries.ts'
import { useText } from './texts.ts'

/** Products whose first picture is too small for advertising platforms. */
const SmallPictures = ({ small }: { small: Job['pictures']['small'] }) => {
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

type MissingPicturesProps = {
  failed: Job['pictures']['failed']
  isBusy: boolean
  /** Undefined while the import runs. */
  onRetry: (() => void) | undefined
}

/** Pictures that could not be downloaded, with reasons. */
const MissingPictures = ({ failed, isBusy, onRetry }: MissingPicturesProps) => {
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

const Done = ({ text, done, total }: { text: string; done: number; total: number }) =>
  total > 0 && (
    <>
      <p>{text}</p>
      <ProgressBar label={text} part={done / total} />
    </>
  )

const shown = ({ done, total }: { done: number; total: number }) => ({
  done: groupDigits(done),
  total: groupDigits(total),
})

const Progress = ({ job }: { job: Job }) => {
  const t = useText()
  return (
    <>
      <Done {...job} text={t('productsDone', shown(job))} />
      <Done {...job.pictures} text={t('picturesDone', shown(job.pictures))} />
    </>
  )
}

/** Only admins may undo an import (contract §15). */
const TakeBack = ({ batch }: { batch: string }) => {
  const t = useProductsText()
  const client = useQueryClient()
  const undoing = useMutation({
    mutationFn: () => undoBatch(batch),
    onSettled: () => forgetProducts(client),
  })
  const isAdmin = useUser()?.role === 'admin'
  if (!isAdmin) return null
  return (
    <>
      <UndoResult undoing={undoing} />
      {!undoing.isSuccess && (
        <BusyButton variant="outline" isBusy={undoing.isPending} onClick={() => undoing.mutate()}>
          <Undo2 aria-hidden size={18} />
          {t(undoing.isPending ? 'undoing' : 'undo')}
        </BusyButton>
      )}
    </>
  )
}

type ReportProps = { id: string; job: Job; onJob: (id: string) => void; onOther: () => void }

const Report = ({ id, job, onJob, onOther }: ReportProps) => {
  const t = useText()
  const ofProducts = useProductsText()
  const isOver = job.state !== 'running'
  const retrying = useMutation({
    mutationFn: () => call('POST /api/admin/products/import/:id/pictures', { params: { id } }),
    onSuccess: (begun) => onJob(begun.id),
  })
  return (
    <div className={grid({ gap: '4' })}>
      <Card className={grid({ gap: '3' })} as="section">
        <Heading size="small">{t(`state.${job.state}`)}</Heading>
        {job.state === 'stopped' && <FormAlert>{t('stoppedAbout')}</FormAlert>}
        <Progress job={job} />
        {!isOver && <p>{t('running')}</p>}
        <ErrorAlert error={retrying.error} />
        {isOver && (
          <div className={wrap({ gap: '3' })}>
            <ButtonLink to={adminPaths.products}>{ofProducts('toProducts')}</ButtonLink>
            <ButtonLink variant="outline" to={adminPaths.compliance()}>
              {t('toLegal')}
            </ButtonLink>
            <Button variant="outline" onClick={onOther}>
              {t('other')}
            </Button>
            <TakeBack batch={job.batch} />
          </div>
        )}
      </Card>
      <MissingPictures
        failed={job.pictures.failed}
        isBusy={retrying.isPending}
        onRetry={isOver ? () => retrying.mutate() : undefined}
      />
      <SmallPictures small={job.pictures.small} />
      <ImportFaults faults={job.faulty} />
    </div>
  )
}

type ImportJobProps = { id: string; onJob: (id: string) => void; onOther: () => void }

/** Progress of an import, and its failures at the end. */
export const ImportJob = ({ id, ...actions }: ImportJobProps) => {
  const client = useQueryClient()
  const load = useQuery(importQuery(id))
  const isOver = load.data !== undefined && load.data.state !== 'running'
  useEffect(() => {
    if (isOver) void forgetProducts(client)
  }, [client, isOver])
  return (
    <LoadState load={load}>{(job) => <Report key={id} id={id} job={job} {...actions} />}</LoadState>
  )
}
