-- Who changes a product in passing leaves little for others to search through; an import says itself how much.
ALTER INDEX product_document_search RESET (gin_pending_list_limit);
ALTER FUNCTION on_search_changed() SET gin_pending_list_limit = '512kB';
