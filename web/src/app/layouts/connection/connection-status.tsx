import { DEFAULT_LANGUAGE } from '@bartan/contract/shop/languages'
import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '#app/layouts/texts.ts'
import { Button, IconButton } from '#components/ui/elements.tsx'
import { followOtherTabs } from '#features/cart/follow-other-tabs.ts'
import { queueCartChanges, sendQueuedChanges } from '#features/cart/queued-changes.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { limitCalls } from '#lib/api/limit-calls.ts'
import { useIsOffline, connection } from '#lib/offline/connection.ts'
import { cacheResponses } from '#lib/offline/response-cache.ts'
import { dropOldDrafts } from '#lib/storage/drafts.ts'
import type { MessageToPage, MessageToWorker } from '#service-worker/messages.ts'
import { css } from '#styled-system/css'
import { OfflineBar } from './offline-bar.tsx'
import { useReconnect } from './use-reconnect.ts'

const isWorkerStatus = (data: unknown): data is MessageToPage =>
  typeof data === 'object' && data !== null && 'isFromNetwork' in data

/**
 * Asks the service worker whether this page came from its cache, and listens to it afterwards. Returns a function
 * that stops listening.
 */
const followWorkerStatus = (onStored: () => void): (() => void) => {
  const report = ({ data }: MessageEvent<unknown>) => {
    if (!isWorkerStatus(data)) return
    connection.report(data.isFromNetwork)
    if (data.wasStored) onStored()
  }
  // Missing without https.
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  worker?.addEventListener('message', report)
  worker?.startMessages()
  worker?.controller?.postMessage({ type: 'get-status' } satisfies MessageToWorker)
  return () => worker?.removeEventListener('message', report)
}

const styles = {
  root: css({
    position: 'fixed',
    left: { base: '4', md: '6' },
    right: { base: '4', md: 'auto' },
    bottom: { base: '24', md: '6' },
    zIndex: 'popover',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    pl: '4',
    py: '2',
    pr: '2',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'lg',
    fontSize: 'sm',
  }),
}

/** Delays the worker's precaching, so that it doesn't compete with images that are still loading. */
const WORKER_DELAY_MS = 3000

/** Above anything fixed to the bottom of a phone's page. */
const UpdateNotice = ({ onAccept, onDismiss }: { onAccept: () => void; onDismiss: () => void }) => {
  const t = useText()
  return (
    <div className={styles.root}>
      <p className={css({ flex: '1' })}>{t('updateReady')}</p>
      <Button variant="quiet" size="sm" onClick={onAccept}>
        {t('update')}
      </Button>
      <IconButton aria-label={t('later')} onClick={onDismiss}>
        <X aria-hidden size={18} />
      </IconButton>
    </div>
  )
}

/** Shows when the shop can't be reached, and when there is a newer version. Loaded after the page. */
export const ConnectionStatus = () => {
  const t = useText()
  const isOffline = useIsOffline()
  const [wasStored, setStored] = useState(false)
  const [takeOver, setTakeOver] = useState<() => void>()
  const client = useQueryClient()
  useReconnect(isOffline, () => sendQueuedChanges(t.language, client))

  useEffect(() => {
    cacheResponses()
    // On a slow phone they may have failed before what is stored could answer them.
    void client.refetchQueries({
      predicate: ({ state: { error } }) => error instanceof ApiError && error.code === 'network',
    })
  }, [client])
  useEffect(limitCalls, [])
  useEffect(() => queueCartChanges(t.language, client), [client, t.language])
  useEffect(() => followOtherTabs(client), [client])
  useEffect(() => followWorkerStatus(() => setStored(true)), [])
  useEffect(dropOldDrafts, [])

  useEffect(() => {
    // Read at installation, so that the installed app starts in the page's language.
    if (t.language !== DEFAULT_LANGUAGE)
      document
        .querySelector('link[rel="manifest"]')
        ?.setAttribute('href', `/manifest.${t.language}.webmanifest`)
  }, [t.language])

  useEffect(() => {
    // In development, modules would change under the service worker.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const timer = setTimeout(() => {
      import('./register-service-worker.ts').then(
        ({ registerServiceWorker }) => registerServiceWorker((accept) => setTakeOver(() => accept)),
        () => undefined,
      )
    }, WORKER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <>
      <OfflineBar
        isOffline={isOffline}
        wasStored={wasStored}
        text={t('offline')}
        more={t('offlineMore')}
      />
      <output>
        {takeOver && !isOffline && (
          <UpdateNotice onAccept={takeOver} onDismiss={() => setTakeOver(undefined)} />
        )}
      </output>
    </>
  )
}
