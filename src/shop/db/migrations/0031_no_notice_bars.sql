-- Notice bars are in shop.config.ts; nothing has ever read these.

DROP TABLE notice_bar_text;
DROP TABLE notice_bar;
