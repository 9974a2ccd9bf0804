/** Gatsby's query context, as far as the resolvers need it. */
export interface ResolverContext {
  nodeModel: {
    getNodeById(request: { id: string; type?: string }): object | null;
    getNodesByIds(request: { ids: readonly string[]; type?: string }): object[];
    findAll(request: { type: string; query?: object }): Promise<{ entries: Iterable<object> }>;
    findOne(request: { type: string; query?: object }): Promise<object | null>;
  };
}
