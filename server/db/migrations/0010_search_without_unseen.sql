-- Texts to search have single spaces and no characters that cannot be seen, like the searched words (`foldText`). The
-- history is append only: the texts of its entries stay.
DO $$
DECLARE
  records text;
BEGIN
  FOR records IN
    SELECT table_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'search_text' AND table_name <> 'history'
  LOOP
    EXECUTE format(
      'UPDATE %1$I SET search_text = folded.search_text FROM (
         SELECT id, btrim(regexp_replace(regexp_replace(search_text, %2$L, '''', ''g''), %3$L, '' '', ''g'')) AS search_text FROM %1$I
       ) AS folded
       WHERE folded.id = %1$I.id AND folded.search_text <> %1$I.search_text',
      records,
      '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+',
      '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]+'
    );
  END LOOP;
END
$$;
