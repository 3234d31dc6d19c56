import { useState } from 'react'
import type { PageText } from '@bartan/contract/content/content'
import type { AdminContent } from '@bartan/contract/content/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { formatMoment } from '#components/ui/format-date.ts'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { readVersion, savePage } from './api/pages.ts'
import { t } from './texts.ts'

type Texts = Readonly<Record<string, PageText | null>>

const EMPTY: PageText = { title: '', intro: '', html: '' }

/** A page as it is being written: what was changed in each language, and what is shown in one of them. */
export const usePageForm = (opened: AdminContent, language: Language) => {
  const [page, setPage] = useState(opened)
  const [changed, setChanged] = useState<Texts>({})
  /** The editor keeps its own text: one that came from elsewhere needs a new editor. */
  const [round, setRound] = useState(0)
  const [notice, setNotice] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)

  const own = language in changed ? changed[language] : page.texts[language]
  const text = own ?? page.written[language] ?? EMPTY
  const replace = (texts: Texts) => {
    setChanged(texts)
    setRound((before) => before + 1)
  }

  const save = async () => {
    setBusy(true)
    setError('')
    try {
      setPage(await savePage(page.slug, { version: page.version, texts: changed }))
      replace({})
      setNotice('')
      toast.success(t('saved'))
    } catch (caught) {
      setError(messageOf(caught))
    }
    setBusy(false)
  }

  const open = async (version: number) => {
    try {
      const { at, texts } = await readVersion(page.slug, version)
      const gone = Object.keys(page.texts).map((code) => [code, null] as const)
      replace({ ...Object.fromEntries(gone), ...texts })
      setNotice(t('opened', { time: formatMoment(at) }))
    } catch (caught) {
      setError(messageOf(caught))
    }
  }

  return {
    page,
    text,
    isOwn: Boolean(own),
    isChanged: Object.keys(changed).length > 0,
    isBusy,
    notice,
    error,
    editor: `${language} ${round}`,
    change: (part: Partial<PageText>) =>
      setChanged((before) => ({ ...before, [language]: { ...text, ...part } })),
    startAgain: () => replace({ ...changed, [language]: null }),
    save,
    open,
  }
}
