import type { Json, Project } from './project.ts'

/** A call of one of Google's APIs: the resource that it names, as the API's own names are. */
export type Asked = {
  project: Project
  name: string
  query: URLSearchParams
  body: Json
  caller: string
}

export type Handlers = Record<string, (asked: Asked) => Json>
