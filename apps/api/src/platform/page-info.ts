/** What a list read by page number says about itself. */
export const pageInfo = (page: number, limit: number, total: number) => ({
  page,
  limit,
  total,
  has_next_page: page * limit < total,
});
