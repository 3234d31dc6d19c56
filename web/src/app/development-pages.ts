import { lazyPage } from './lazy-page.ts'

/** For developers only (`npm run dev`): the build leaves it out. */
export const StylePage = import.meta.env.DEV
  ? lazyPage(() => import('./routes/style/style-page.tsx'), 'StylePage')
  : undefined
