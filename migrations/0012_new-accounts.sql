-- Written by hand, like 0003_figure_triggers.sql: counts confirmed accounts in the month of their registration.
CREATE TRIGGER figures_joined AFTER INSERT ON members
WHEN NEW.state = 'active'
BEGIN
  INSERT INTO figure_counts (figure, period, label, count, paise)
  SELECT 'joined', strftime('%Y-%m', (NEW.created_at + 19800000) / 1000, 'unixepoch'), NEW.role, 1, 0 WHERE true
  ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER figures_joined_later AFTER UPDATE OF state ON members
WHEN NEW.state = 'active' AND OLD.state <> 'active'
BEGIN
  INSERT INTO figure_counts (figure, period, label, count, paise)
  SELECT 'joined', strftime('%Y-%m', (NEW.created_at + 19800000) / 1000, 'unixepoch'), NEW.role, 1, 0 WHERE true
  ON CONFLICT DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
INSERT INTO figure_counts (figure, period, label, count, paise)
SELECT 'joined', strftime('%Y-%m', (created_at + 19800000) / 1000, 'unixepoch'), role, count(*), 0
FROM members WHERE state = 'active' GROUP BY 2, 3;
